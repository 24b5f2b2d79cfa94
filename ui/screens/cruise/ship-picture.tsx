/** A ship and its cabins, drawn by the product. */
import type { CabinKind } from '#domain/cruise/sailing/sailing.ts';

export function ShipPicture() {
  return (
    <svg viewBox="0 0 120 56" width={120} height={56} aria-hidden="true" focusable="false">
      <path d="M6 34 H114 L104 47 Q102 49 98 49 H22 Q17 49 14 45 Z" fill="var(--ink)" />
      <path d="M20 34 V26 H34 V20 H46 V14 H84 V20 H94 V26 H104 V34 Z" fill="var(--text-3)" />
      <path d="M62 14 V6 H72 L70 14 Z" fill="var(--accent)" />
      {[26, 34, 42, 50, 58, 66, 74, 82, 90].map((x) => (
        <rect key={x} x={x} y={28} width={4.5} height={3.5} fill="var(--accent-tint-2)" />
      ))}
      {[52, 60, 68, 76].map((x) => (
        <rect key={x} x={x} y={20} width={4.5} height={3.5} fill="var(--accent-tint-2)" />
      ))}
      <path
        d="M0 52 Q10 48 20 52 T40 52 T60 52 T80 52 T100 52 T120 52"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={2}
      />
    </svg>
  );
}

/** What one sees of the sea from each: nothing, a window, a balcony, a balcony and a room of its own. */
export function CabinPicture({ of }: { readonly of: CabinKind }) {
  return (
    <svg viewBox="0 0 96 60" width={96} height={60} aria-hidden="true" focusable="false">
      <rect width={96} height={60} rx={8} fill="var(--surface-3)" />
      <rect x={8} y={38} width={40} height={12} rx={3} fill="var(--text-3)" />
      <rect x={10} y={32} width={14} height={7} rx={3} fill="var(--surface)" />
      {of === 'inside' ? (
        <rect x={60} y={16} width={24} height={34} rx={2} fill="var(--line)" />
      ) : of === 'oceanview' ? (
        <>
          <circle cx={72} cy={26} r={11} fill="var(--accent-tint-2)" stroke="var(--text-3)" strokeWidth={2} />
          <path d="M62 29 Q67 26 72 29 T82 29" fill="none" stroke="var(--accent)" strokeWidth={2} />
        </>
      ) : (
        <>
          <rect x={56} y={10} width={34} height={40} fill="var(--accent-tint-2)" />
          <path d="M56 30 Q64 26 73 30 T90 30" fill="none" stroke="var(--accent)" strokeWidth={2} />
          <path d="M56 38 H90 M62 38 V50 M70 38 V50 M78 38 V50 M86 38 V50" stroke="var(--ink)" strokeWidth={1.5} />
        </>
      )}
      {of === 'suite' ? (
        <path d="M8 10 H44 V26 H8 Z M14 26 V30 M38 26 V30" fill="var(--accent)" stroke="var(--ink)" />
      ) : null}
    </svg>
  );
}
