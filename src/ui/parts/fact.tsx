import type { ReactNode } from 'react'

/** A term of a list (`dl`), and what it stands for. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
