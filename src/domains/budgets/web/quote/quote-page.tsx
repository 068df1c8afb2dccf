import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { load } from '#client/load.ts'
import { loadLimited } from '#client/load-limited.ts'
import { pageHead, siteOf } from '#client/page-head.ts'
import { returnedForm } from '#client/returned-form.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LinkOver, TooManyTries } from '#ui/public/link-over.tsx'
import { ListLoading } from '#ui/public/list-loading.tsx'
import { useFocusOnChange } from '#ui/public/use-focus-on-change.ts'
import { QuoteScreen } from './screen.tsx'

interface Search {
  /** 1 after an answer was posted without JavaScript. */
  respondido?: 1 | undefined
}

/** A quote as its client reads and answers it, by a secret link. It is no page of the statistics, and its head names nobody. */
export const Route = createFileRoute('/_public/orcamento/$token')({
  staticData: { isSecret: true },
  validateSearch: ({ respondido }): Search => (respondido === 1 ? { respondido } : {}),
  loader: ({ params: { token } }) =>
    loadLimited(async () => ({
      quote: (await load(api.budgets.quote.read({ token }))).data,
      returned: returnedForm(),
    })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Orçamento',
      description: 'Um orçamento, para quem recebeu o link.',
      isSecret: true,
    }),
  component: QuotePage,
  errorComponent: FailedPage,
  pendingComponent: () => <ListLoading label="Carregando o orçamento" />,
  notFoundComponent: LinkOver,
})

function QuotePage() {
  const { token } = Route.useParams()
  const { respondido } = Route.useSearch()
  const { quote, returned, refusal } = Route.useLoaderData()
  const router = useRouter()
  const [answers, setAnswers] = useState(0)
  const state = useFocusOnChange<HTMLParagraphElement>(`${answers} ${quote?.open}`)
  // A messenger that draws a preview of the link runs no scripts, so that it is not taken for the client.
  useEffect(() => {
    api.budgets.quote.seen({ token }).catch(() => undefined)
  }, [token])
  if (!quote) return <TooManyTries text={refusal} />
  return (
    <QuoteScreen
      key={answers}
      quote={quote}
      token={token}
      returned={returned}
      isAnswered={respondido === 1}
      stateRef={state}
      onAnswered={async () => {
        await router.invalidate({ sync: true })
        setAnswers((count) => count + 1)
      }}
      onOutdated={() => router.invalidate({ sync: true })}
    />
  )
}
