import { createFileRoute } from '@tanstack/react-router'
import { readRecordId, readSearch } from '#client/page/search-params.ts'
import { FILTERS, type Filter, type MessagesSearch } from '../../inbox.ts'
import { MessagesScreen } from './screen.tsx'

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
