import type { Ink } from './ink.ts';

/** Cameras, sound, games, fishing gear and tools. */
export const DEVICES = {
  camera: (i: Ink) =>
    `<rect x="90" y="180" width="420" height="260" rx="28" fill="${i.dark}"/><rect x="90" y="180" width="420" height="64" rx="28" fill="${i.mid}"/><path d="M240 180l28-52h64l28 52z" fill="${i.mid}"/><circle cx="300" cy="330" r="98" fill="${i.light}"/><circle cx="300" cy="330" r="74" fill="${i.dark}"/><circle cx="300" cy="330" r="44" fill="${i.mid}"/><circle cx="276" cy="304" r="14" fill="${i.shine}"/><rect x="118" y="158" width="58" height="26" rx="8" fill="${i.light}"/><rect x="424" y="158" width="58" height="26" rx="8" fill="${i.light}"/>`,
  lens: (i: Ink) =>
    `<rect x="180" y="110" width="240" height="380" rx="34" fill="${i.dark}"/><rect x="164" y="210" width="272" height="60" rx="10" fill="${i.mid}"/><rect x="164" y="330" width="272" height="84" rx="10" fill="${i.light}"/><ellipse cx="300" cy="124" rx="104" ry="34" fill="${i.mid}"/><ellipse cx="300" cy="122" rx="70" ry="20" fill="${i.shine}"/>`,
  headphone: (i: Ink) =>
    `<path d="M130 350c0-280 340-280 340 0" fill="none" stroke="${i.dark}" stroke-width="34"/><rect x="96" y="320" width="90" height="160" rx="38" fill="${i.mid}"/><rect x="414" y="320" width="90" height="160" rx="38" fill="${i.mid}"/><rect x="170" y="336" width="30" height="128" rx="14" fill="${i.light}"/><rect x="400" y="336" width="30" height="128" rx="14" fill="${i.light}"/>`,
  speaker: (i: Ink) =>
    `<rect x="180" y="80" width="240" height="440" rx="16" fill="${i.dark}"/><circle cx="300" cy="190" r="58" fill="${i.mid}"/><circle cx="300" cy="190" r="24" fill="${i.shine}"/><circle cx="300" cy="370" r="98" fill="${i.light}"/><circle cx="300" cy="370" r="72" fill="${i.mid}"/><circle cx="300" cy="370" r="28" fill="${i.dark}"/>`,
  reel: (i: Ink) =>
    `<circle cx="270" cy="250" r="120" fill="${i.mid}"/><circle cx="270" cy="250" r="84" fill="${i.light}"/><circle cx="270" cy="250" r="30" fill="${i.dark}"/><path d="M270 370v110h-60" stroke="${i.dark}" stroke-width="30" fill="none" stroke-linecap="round"/><path d="M380 260h84l30 90" stroke="${i.dark}" stroke-width="22" fill="none" stroke-linecap="round"/><circle cx="496" cy="368" r="30" fill="${i.shine}"/>`,
  rod: (i: Ink) =>
    `<path d="M90 510L500 90" stroke="${i.dark}" stroke-width="14" stroke-linecap="round"/><path d="M90 510l100-102" stroke="${i.mid}" stroke-width="34" stroke-linecap="round"/><circle cx="214" cy="416" r="36" fill="${i.light}"/><path d="M500 90c30 120-30 220-10 320" stroke="${i.shine}" stroke-width="5" fill="none"/><path d="M490 410c-26 0-26 40 4 40" stroke="${i.dark}" stroke-width="8" fill="none"/>`,
  tool: (i: Ink) =>
    `<path d="M90 190h260c40 0 60 30 60 60v30H90z" fill="${i.mid}"/><rect x="410" y="214" width="110" height="36" rx="8" fill="${i.dark}"/><path d="M150 280h110l-24 130h-80z" fill="${i.dark}"/><rect x="130" y="404" width="150" height="80" rx="14" fill="${i.light}"/><circle cx="150" cy="234" r="22" fill="${i.shine}"/>`,
  game: (i: Ink) =>
    `<rect x="90" y="200" width="420" height="230" rx="80" fill="${i.mid}"/><rect x="216" y="236" width="168" height="130" rx="10" fill="${i.dark}"/><path d="M132 304h68M166 270v68" stroke="${i.dark}" stroke-width="24"/><circle cx="424" cy="330" r="22" fill="${i.shine}"/><circle cx="466" cy="280" r="22" fill="${i.light}"/>`,
  phone: (i: Ink) =>
    `<rect x="196" y="70" width="208" height="460" rx="36" fill="${i.dark}"/><rect x="214" y="112" width="172" height="360" rx="8" fill="${i.light}"/><circle cx="300" cy="500" r="14" fill="${i.mid}"/><path d="M214 300l172-120v172z" fill="${i.shine}"/>`,
};
