import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import styles from './setting.module.css'

interface SettingPanelProps<State> {
  id: string
  title: string
  query: UseQueryResult<{ data: State }>
  failed: string
  loading: string
  children: (state: State) => ReactNode
}

/** A setting of the installation, which comes by itself. */
export const SettingPanel = <State,>({ id, title, query, failed, loading, children }: SettingPanelProps<State>) => (
  <section className={`stack gap-50 ${styles.panel}`} aria-labelledby={id}>
    <h2 className="tight" id={id}>
      {title}
    </h2>
    <QueryView
      query={query}
      data={query.data?.data}
      failed={failed}
      loading={<LoadingRows rows={2} height={40} label={loading} />}
    >
      {children}
    </QueryView>
  </section>
)

/** A dialog of a setting. */
export interface SettingDialog {
  opened: boolean
  onClose: () => void
}

interface SettingProps {
  set_by: 'machine' | 'panel' | null
  may_set: boolean
  text: string
  /** As it is set; none where it is not. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Why only principals set it. */
  others: string
  /** The button that changes it, where that is not just a change. */
  change?: string | undefined
  form: (dialog: SettingDialog) => ReactNode
  removal: (dialog: SettingDialog) => ReactNode
}

/** What is set, and for principals the ways to set and remove it. */
export function Setting({ set_by, may_set, text, facts, others, change, form, removal }: SettingProps) {
  const [open, setOpen] = useState<'form' | 'removal'>()
  const onClose = () => setOpen(undefined)
  return (
    <>
      <p className="soft">{text}</p>
      {facts.length > 0 && (
        <dl className={`stack ${styles.facts}`}>
          {facts.map(([label, value]) => (
            <FactLine key={label} label={label} value={value} />
          ))}
        </dl>
      )}
      {set_by !== 'machine' && !may_set && <p className="soft">{others}</p>}
      {may_set && (
        <div className="cluster gap-50">
          <Button variant="default" onClick={() => setOpen('form')}>
            {change ?? (set_by ? 'Mudar' : 'Configurar')}
          </Button>
          {set_by && (
            <Button variant="default" color="red" onClick={() => setOpen('removal')}>
              Remover
            </Button>
          )}
        </div>
      )}
      {form({ opened: open === 'form', onClose })}
      {removal({ opened: open === 'removal', onClose })}
    </>
  )
}

const FactLine = ({ label, value }: { label: string; value: ReactNode }) => (
  <>
    <dt className="soft">{label}</dt>
    <dd className="break-anywhere">{value}</dd>
  </>
)
