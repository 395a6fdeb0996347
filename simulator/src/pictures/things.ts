import type { Ink } from './ink.ts';

/** Things to wear, to read, to collect and for the house. */
export const THINGS = {
  watch: (i: Ink) =>
    `<path d="M240 60h120l14 130H226zM226 410h148l-14 130H240z" fill="${i.mid}"/><circle cx="300" cy="300" r="138" fill="${i.dark}"/><circle cx="300" cy="300" r="112" fill="${i.shine}"/><path d="M300 300V214M300 300l62 34" stroke="${i.dark}" stroke-width="12" stroke-linecap="round"/><rect x="436" y="286" width="28" height="28" rx="6" fill="${i.mid}"/><path d="M300 200v14M300 386v14M200 300h14M386 300h14" stroke="${i.mid}" stroke-width="8"/>`,
  figure: (i: Ink) =>
    `<ellipse cx="300" cy="510" rx="130" ry="30" fill="${i.mid}"/><circle cx="300" cy="160" r="72" fill="${i.shine}"/><path d="M224 160c0-110 152-110 152 0l24 96-50-60H250l-50 60z" fill="${i.dark}"/><path d="M252 236h96l52 160H200z" fill="${i.light}"/><path d="M262 396h28v110h-28zM310 396h28v110h-28z" fill="${i.shine}"/><path d="M240 250l-80 76M360 250l84-50" stroke="${i.light}" stroke-width="26" stroke-linecap="round"/>`,
  card: (i: Ink) =>
    `<g transform="rotate(-7 300 300)"><rect x="164" y="110" width="272" height="380" rx="20" fill="${i.light}"/><rect x="184" y="150" width="232" height="150" fill="${i.dark}"/><path d="M300 160l20 46 50 4-38 32 12 50-44-28-44 28 12-50-38-32 50-4z" fill="${i.shine}"/><path d="M190 340h220M190 372h220M190 404h150" stroke="${i.mid}" stroke-width="12"/><circle cx="400" cy="130" r="14" fill="${i.dark}"/></g>`,
  shirt: (i: Ink) =>
    `<path d="M210 120l-120 70 46 96 54-24v230h220V262l54 24 46-96-120-70c-30 44-150 44-180 0z" fill="${i.mid}"/><path d="M300 160v332" stroke="${i.dark}" stroke-width="10"/><rect x="336" y="270" width="56" height="60" rx="6" fill="${i.light}"/><path d="M210 120c30 60 150 60 180 0l-20-10c-20 34-120 34-140 0z" fill="${i.dark}"/>`,
  shoe: (i: Ink) =>
    `<path d="M90 340c60 0 110-40 140-110l60 20 120 100c70 6 104 24 104 74H90z" fill="${i.mid}"/><rect x="80" y="420" width="440" height="44" rx="20" fill="${i.shine}"/><path d="M262 270l60-30M294 300l56-32M328 328l50-30" stroke="${i.light}" stroke-width="12" stroke-linecap="round"/><path d="M110 400c90-10 170-40 230-20" stroke="${i.dark}" stroke-width="16" fill="none"/>`,
  bag: (i: Ink) =>
    `<path d="M210 250c0-150 180-150 180 0" fill="none" stroke="${i.dark}" stroke-width="26"/><path d="M120 240h360l36 250H84z" fill="${i.mid}"/><path d="M120 240h360l12 84H108z" fill="${i.light}"/><rect x="272" y="300" width="56" height="46" rx="8" fill="${i.shine}"/>`,
  bottle: (i: Ink) =>
    `<rect x="252" y="90" width="96" height="80" rx="12" fill="${i.dark}"/><path d="M232 190h136c40 20 52 60 52 110v160c0 30-16 50-46 50H226c-30 0-46-20-46-50V300c0-50 12-90 52-110z" fill="${i.light}"/><rect x="206" y="320" width="188" height="110" fill="${i.shine}"/><path d="M230 352h140M230 386h90" stroke="${i.mid}" stroke-width="12"/>`,
  kettle: (i: Ink) =>
    `<path d="M170 240h260l40 250H130z" fill="${i.light}"/><path d="M200 240c0-120 200-120 200 0" fill="none" stroke="${i.dark}" stroke-width="24"/><ellipse cx="300" cy="240" rx="130" ry="30" fill="${i.mid}"/><rect x="240" y="370" width="120" height="60" rx="14" fill="${i.dark}"/><circle cx="300" cy="400" r="14" fill="${i.shine}"/>`,
  chair: (i: Ink) =>
    `<rect x="190" y="80" width="220" height="210" rx="26" fill="${i.mid}"/><rect x="160" y="300" width="280" height="60" rx="18" fill="${i.light}"/><path d="M186 360l-24 160M414 360l24 160M250 360v150M350 360v150" stroke="${i.dark}" stroke-width="22" stroke-linecap="round"/>`,
  pram: (i: Ink) =>
    `<path d="M130 300h300c0 90-60 130-150 130s-150-40-150-130z" fill="${i.mid}"/><path d="M280 300V140c-90 0-150 60-150 160z" fill="${i.light}"/><path d="M430 300l70-110" stroke="${i.dark}" stroke-width="20" stroke-linecap="round"/><circle cx="200" cy="480" r="44" fill="${i.dark}"/><circle cx="370" cy="480" r="44" fill="${i.dark}"/>`,
  disc: (i: Ink) =>
    `<rect x="120" y="90" width="330" height="420" rx="14" fill="${i.dark}"/><rect x="150" y="90" width="300" height="420" fill="${i.light}"/><circle cx="300" cy="300" r="118" fill="${i.mid}"/><circle cx="300" cy="300" r="52" fill="${i.shine}"/><circle cx="300" cy="300" r="20" fill="${i.dark}"/>`,
  book: (i: Ink) =>
    `<path d="M140 110h280c26 0 40 14 40 40v340H180c-26 0-40-14-40-40z" fill="${i.mid}"/><path d="M180 430h280v60H180c-40 0-40-60 0-60z" fill="${i.shine}"/><rect x="210" y="160" width="190" height="110" fill="${i.light}"/><path d="M230 310h150M230 344h100" stroke="${i.dark}" stroke-width="12"/>`,
};
