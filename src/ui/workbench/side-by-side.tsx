import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWider } from '#client/page/use-narrower.ts'
import styles from './side-by-side.module.css'

/** Whether there is room for two panes, and which of them is shown where there is not. */
export function usePanes() {
  const [tab, setTab] = useState<string | null>('edit')
  const isWide = useWider('62em')
  return { isWide, tab, setTab, showEdit: () => setTab('edit'), isPreviewShown: isWide || tab === 'preview' }
}

interface SideBySideProps {
  panes: ReturnType<typeof usePanes>
  /** What is edited. */
  edit: ReactNode
  /** How it will look: stays in sight while the left pane is scrolled. */
  preview: ReactNode
}

/** A form and, beside it, what it makes. Below 62em they are two tabs. */
export const SideBySide = ({ panes: { isWide, tab, setTab }, edit, preview }: SideBySideProps) => (
  <Tabs value={isWide ? 'both' : tab} onChange={setTab} keepMountedMode="display-none" className={styles.work}>
    {!isWide && (
      <Tabs.List>
        <Tabs.Tab value="edit">Editar</Tabs.Tab>
        <Tabs.Tab value="preview">Prévia</Tabs.Tab>
      </Tabs.List>
    )}
    <Pane name="edit" isWide={isWide}>
      {edit}
    </Pane>
    <Pane name="preview" isWide={isWide}>
      <div className={styles.beside}>{preview}</div>
    </Pane>
  </Tabs>
)

/** One side of the work: a tab's panel where there is no room for two. */
const Pane = ({ name, isWide, children }: { name: string; isWide: boolean; children: ReactNode }) =>
  isWide ? (
    <div className={styles.pane}>{children}</div>
  ) : (
    <Tabs.Panel value={name} className={styles.pane}>
      {children}
    </Tabs.Panel>
  )
