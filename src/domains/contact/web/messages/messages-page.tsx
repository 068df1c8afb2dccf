import { createFileRoute } from '@tanstack/react-router'
import { readRecordId, readSearch } from '#client/search-params.ts'
import { FILTERS, type Filter } from '../../inbox.ts'
import { MessagesScreen } from './screen.tsx'

/** Query parameters of the screen; they hold its whole state. */
export interface MessagesSearch {
  /** The open message. */
  id?: number | undefined
  /** By default the inbox. */
  filter?: Exclude<Filter, 'inbox'> | undefined
  /** Search text; searches all messages of any age. */
  q?: string | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/messages')({
  staticData: { heading: 'Mensagens' },
  validateSearch: ({ id, filter, q }): MessagesSearch => ({
    id: readRecordId(id),
    filter: FILTERS.find((one): one is Exclude<Filter, 'inbox'> => one !== 'inbox' && one === filter),
    q: readSearch(q),
  }),
  component: Page,
})

function Page() {
  return <MessagesScreen search={Route.useSearch()} />
}
