import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWider } from '#client/page/use-narrower.ts'
import styles from './panes.module.css'

/** What stands beside a quote's document, in the order of its tabs. */
const LABELS = { client: 'Cliente vê', changes: 'Mudou', history: 'História' }
export type Pane = keyof typeof LABELS

/** From this width on the document and a pane stand side by side; below one of them is shown. */
const WIDE = '1180px'

/** Whether there is room for two, and what is shown: `document` stands for none of the panes. */
export function usePanes() {
  const [shown, setShown] = useState<Pane | 'document'>('document')
  const isWide = useWider(WIDE)
  return {
    isWide,
    /** The pane in sight; undefined where the document has its place. */
    pane: shown !== 'document' ? shown : isWide ? ('client' as const) : undefined,
    show: setShown,
    showDocument: () => setShown('document'),
  }
}

export type ShownPanes = ReturnType<typeof usePanes>

interface PanesProps {
  panes: ShownPanes
  /** What is written. It stays while a pane has its place. */
  document: ReactNode
  /** Each is drawn while it is in sight; what is left out has no tab. */
  content: Readonly<Partial<Record<Pane, () => ReactNode>>>
  /** How much has changed, beside the name of its tab; 0 for nothing. */
  changed: number
}

/** A quote's document and, beside it, a pane with tabs; in a narrow window the document is the first of the tabs. */
export function Panes({ panes: { isWide, pane, show }, document, content, changed }: PanesProps) {
  const names = (Object.keys(LABELS) as Pane[]).filter((name) => content[name])
  const list = (
    <Tabs.List className={styles.tabs ?? ''} aria-label="Ao lado do documento">
      {!isWide && <Tabs.Tab value="document">Documento</Tabs.Tab>}
      {names.map((name) => (
        <Tabs.Tab key={name} value={name}>
          {LABELS[name]}
          {name === 'changes' && changed > 0 && <span className="soft tabular"> {changed}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
  return (
    <Tabs
      id="quote"
      value={pane ?? 'document'}
      onChange={(name) => show((name ?? 'document') as Pane | 'document')}
      keepMounted={false}
      className="may-shrink"
    >
      <div className={styles.work}>
        {!isWide && list}
        <div
          className={`may-shrink ${styles.document}`}
          hidden={!isWide && pane !== undefined}
          {...(!isWide && { role: 'tabpanel', id: 'quote-panel-document', 'aria-labelledby': 'quote-tab-document' })}
        >
          {document}
        </div>
        <aside className={`column may-shrink ${styles.beside}`} aria-label="Ao lado do documento" hidden={!pane}>
          {isWide && list}
          {names.map((name) => (
            <Tabs.Panel key={name} value={name} className={styles.pane}>
              {name === pane && content[name]?.()}
            </Tabs.Panel>
          ))}
        </aside>
      </div>
    </Tabs>
  )
}
