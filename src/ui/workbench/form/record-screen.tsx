import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { readOnce } from '#client/calls/query.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import type { Words } from '#words.ts'
import { LinkButton } from '../link-button.tsx'
import { WorkbenchPage } from '../page.tsx'
import { QueryState } from '../query-view.tsx'
import { EmptyState } from '../states.tsx'
import type { Edited } from './use-record-editor.ts'

/** Why there is no form. */
interface Absence {
  title: string
  text: string
  icon: ReactNode
}

interface RecordScreenProps<Answer, Record> {
  /** Undefined for a new record. */
  id: number | undefined
  /** The query of the stored record, and the record in its answer. */
  item: (input: { id: number }) => Pick<UseQueryOptions<Answer, Error>, 'queryKey' | 'queryFn'>
  read: (answer: Answer) => Record | undefined
  /** Whether a record that this form has created is loaded too, for what beside the form shows it. */
  loadsCreated?: boolean
  /** The address of the form. After a creation it has the record's id. */
  to: string
  /** The heading while there is no form. */
  title: Words
  /** The list of such records: its address, its name, and the words of the link to it. */
  list: { to: string; label: Words; link: string }
  /** Whether the states fill the window's height. */
  fill?: boolean
  loading: ReactNode
  /** Heading if the record could not be loaded, e.g. 'O cliente não veio'. */
  failed: string
  /** What is said where there is no such record. */
  missing: Absence
  /** What is said of one that the reader may not change; undefined if they may. */
  refuse?: (record: Record) => Absence | undefined
  children: (edited: Edited<Record>) => ReactNode
}

/** Loads the record with that id into its form; an empty form without one. The form stays when a new record gets its id. */
export function RecordScreen<Answer, Record>({
  id,
  item,
  read,
  loadsCreated = false,
  to,
  title,
  list,
  fill = false,
  loading,
  failed,
  missing,
  refuse,
  children,
}: RecordScreenProps<Answer, Record>) {
  const navigate = useNavigateFromHere()
  const { key, isCreated, setCreated } = useFormKey(id)
  const isNew = id === undefined || isCreated
  const isLoaded = id !== undefined && (loadsCreated || !isCreated)
  const stored = useQuery<Answer, Error>({ ...item({ id: id ?? 0 }), enabled: isLoaded, ...readOnce })
  const record = isLoaded && stored.data !== undefined ? read(stored.data) : undefined
  const refused = record === undefined ? undefined : refuse?.(record)

  const showAbsence = ({ title, text, icon }: Absence) => (
    <EmptyState
      title={title}
      icon={icon}
      action={
        <LinkButton to={list.to} variant="default">
          {list.link}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  )
  if (refused || (!isNew && record === undefined)) {
    return (
      <WorkbenchPage title={title} parent={list} fill={fill}>
        {refused ? (
          showAbsence(refused)
        ) : (
          <QueryState query={stored} failed={failed} loading={loading} missing={showAbsence(missing)} />
        )}
      </WorkbenchPage>
    )
  }
  function open(created: number) {
    setCreated(created)
    void navigate({ to, search: { id: created }, replace: true, ignoreBlocker: true })
  }
  return <Fragment key={key}>{children({ id, record, onCreated: open })}</Fragment>
}

/**
 * The key of the form for the record with that id, undefined for a new one. It stays when the record that the form has
 * just created gets its id, so that the form stays mounted; any other id is another form.
 */
function useFormKey(id: number | undefined) {
  const [created, setCreated] = useState<number>()
  const [shown, setShown] = useState({ id, key: 0 })
  const isCreated = id !== undefined && id === created
  if (shown.id !== id) setShown({ id, key: isCreated ? shown.key : shown.key + 1 })
  return { key: shown.key, isCreated, setCreated }
}
