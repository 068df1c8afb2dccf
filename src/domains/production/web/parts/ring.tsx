/** The circumference of the ring, by its radius of 5. */
const ROUND = 31.4

/** How many of a task's steps are checked, as a part of a ring. */
export const Ring = ({ checked, total }: { checked: number; total: number }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <circle cx="7" cy="7" r="5" opacity="0.3" />
    <circle
      cx="7"
      cy="7"
      r="5"
      strokeDasharray={`${(ROUND * checked) / total} ${ROUND}`}
      transform="rotate(-90 7 7)"
      color={checked === total ? 'light-dark(#0b6b4f, #5fd3a6)' : undefined}
    />
  </svg>
)
