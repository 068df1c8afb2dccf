import { type ReactNode, useId } from 'react'

/** Components of one kind, below the file that they are from. */
export function Exhibit({ file, children }: { file: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack gap-100 line-above" aria-labelledby={id}>
      <h2 id={id}>{file}</h2>
      {children}
    </section>
  )
}
