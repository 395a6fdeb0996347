/** The box (箱): lid, front and seal. Drawn with the text colour; the seal in vermilion. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M3.5 9.5 16 4l12.5 5.5v13L16 28 3.5 22.5z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M3.5 9.5 16 15l12.5-5.5M16 15v13"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="m9.5 6.9 12.6 5.5v5"
        stroke="var(--shu)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
