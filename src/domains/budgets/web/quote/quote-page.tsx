import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { takeSentOpening } from '#client/page/page-view.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LinkOver, TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { useFocusOnChange } from '#ui/public/use-focus-on-change.ts'
import { choiceQuery, parseChoice } from '../../choice-address.ts'
import { QuoteScreen } from './screen.tsx'

interface Search {
  /** 1 after an answer was posted without JavaScript. */
  respondido?: 1 | undefined
  /** What is chosen of a version, so that it is kept: 'v1i1-3'. */
  escolha?: string | undefined
}

/** A quote as its client reads and answers it, by a secret link. It is no page of the statistics, and its head names nobody. */
export const Route = createFileRoute('/_public/orcamento/$token')({
  staticData: { isSecret: true, isForClient: true, startsAtOnce: false },
  validateSearch: ({ respondido, escolha }): Search => ({
    ...(respondido === 1 && { respondido }),
    ...(parseChoice(escolha) && { escolha: escolha as string }),
  }),
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
  pendingComponent: pendingList('Carregando o orçamento'),
  notFoundComponent: LinkOver,
})

function QuotePage() {
  const { token } = Route.useParams()
  const { respondido, escolha } = Route.useSearch()
  const { quote, returned, refusal } = Route.useLoaderData()
  const router = useRouter()
  const [answers, setAnswers] = useState(0)
  const navigate = useNavigateFromHere()
  const state = useFocusOnChange<HTMLParagraphElement>(`${answers} ${quote?.open}`)
  const isAnswered = respondido === 1
  // A messenger that draws a preview of the link runs no scripts, so that it is not taken for the client. The page that
  // follows an answer sent by its form is no new opening.
  const seen = isAnswered ? undefined : JSON.stringify({ token })
  useEffect(() => {
    if (seen && !takeSentOpening(seen)) api.budgets.quote.seen({ token }).catch(() => undefined)
  }, [token, seen])
  if (!quote) return <TooManyTries text={refusal} />
  const { version } = quote.document
  const kept = parseChoice(escolha)
  return (
    <QuoteScreen
      key={answers}
      quote={quote}
      token={token}
      returned={returned}
      summed={kept?.version === version ? kept?.taken : undefined}
      isAnswered={isAnswered}
      seen={seen}
      stateRef={state}
      onChosen={(taken) =>
        navigate({
          ...{ to: '.', replace: true, resetScroll: false, viewTransition: false },
          search: (last: object) => ({ ...last, escolha: choiceQuery(version ?? 1, taken) }),
        })
      }
      onAnswered={async () => {
        await router.invalidate({ sync: true })
        setAnswers((count) => count + 1)
      }}
      onOutdated={() => router.invalidate({ sync: true })}
    />
  )
}
