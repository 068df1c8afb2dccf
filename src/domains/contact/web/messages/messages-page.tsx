import { createFileRoute } from '@tanstack/react-router'
import { cleanText } from '#domains/search/search.ts'
import { FILTERS, type Filter } from '../../inbox.ts'
import { MessagesScreen } from './screen.tsx'

/** What is shown: all of it lies in the address. */
export interface MessagesPlace {
  /** The open message. */
  id?: number | undefined
  /** The inbox where absent. */
  filter?: Exclude<Filter, 'inbox'> | undefined
  /** What is looked for, in all messages of any age. */
  q?: string | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/messages')({
  validateSearch: ({ id, filter, q }): MessagesPlace => {
    const number = Number(id)
    return {
      id: Number.isSafeInteger(number) && number > 0 ? number : undefined,
      filter: FILTERS.find((one): one is Exclude<Filter, 'inbox'> => one !== 'inbox' && one === filter),
      q: cleanText(String(q ?? '')) || undefined,
    }
  },
  component: Page,
})

function Page() {
  return <MessagesScreen place={Route.useSearch()} />
}
