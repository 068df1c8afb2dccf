import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { loadLimited } from '#client/calls/load-limited.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { dateTime } from '#time.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LinkOver, TooManyTries } from '#ui/public/link-over.tsx'
import { pendingList } from '#ui/public/pending.tsx'
import { CheckFile } from './check-file.tsx'
import styles from './evidence.module.css'

/** What an accepted PDF says of its acceptance, by the link printed on it. */
export const Route = createFileRoute('/_public/orcamento/conferir/$token')({
  staticData: { isSecret: true, isForClient: true },
  loader: ({ params: { token } }) =>
    loadLimited(async () => ({ evidence: (await load(api.budgets.quote.evidence({ token }))).data })),
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Conferir uma aceitação',
      description: 'O registro da aceitação de um orçamento, para quem tem o PDF.',
      isSecret: true,
    }),
  component: EvidencePage,
  errorComponent: FailedPage,
  pendingComponent: pendingList('Carregando o registro'),
  notFoundComponent: LinkOver,
})

function EvidencePage() {
  const { evidence, refusal } = Route.useLoaderData()
  if (!evidence) return <TooManyTries text={refusal} />
  const { number, version, title, name, at, sha256, registered_sha256, undone } = evidence
  return (
    <div className={`page stack gap-150 one-column ${styles.evidence}`}>
      <h1 className="display">Aceitação do orçamento {number}</h1>
      {undone && (
        <p role="status" className="notice failed">
          Esta aceitação foi desfeita depois.
        </p>
      )}
      <dl>
        <Fact label="Projeto">{title}</Fact>
        <Fact label="Versão">{version}</Fact>
        <Fact label="Aceito por">{name}</Fact>
        <Fact label="Quando">
          <time dateTime={at}>{dateTime(at)}</time>
        </Fact>
        <Fact label="SHA-256 do PDF aceito">
          <code className="mono">{sha256}</code>
        </Fact>
      </dl>
      <CheckFile sha256={sha256} registered={registered_sha256} />
    </div>
  )
}
