import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { AS_ON_OPENING } from '../query-options.ts'
import { SectionNav } from '../section-nav.tsx'
import { REDIRECTS_SLUG } from '../sections.ts'
import { NewRedirect } from './new-redirect.tsx'
import { RedirectRow } from './row.tsx'
import styles from './screen.module.css'

/** The addresses of the site that have changed, and where each leads. */
export function Redirects() {
  const list = useQuery(query.site.redirects.list.queryOptions())
  // Which of the other sections the navigation marks.
  const { data: settings } = useQuery(query.site.settings.queryOptions(AS_ON_OPENING))
  return (
    <WorkbenchPage title="Site" documentTitle="Endereços antigos · Site">
      <SectionNav current={REDIRECTS_SLUG} settings={settings?.data} />
      <div className={`stack gap-125 ${styles.redirects}`}>
        <p className="soft small narrow">
          Quem abre um endereço antigo chega à página que o substitui, e os buscadores aprendem o novo. Um assunto que
          muda de nome entra aqui sozinho; escreva os do site que você tinha antes.
        </p>
        <NewRedirect />
        <QueryView
          query={list}
          data={list.data?.data}
          failed="Os endereços não vieram"
          loading={<LoadingRows rows={3} height={56} label="Carregando os endereços…" />}
          empty={<p className="soft">Nenhum endereço mudou até agora.</p>}
        >
          {(shown) => (
            <ul className="stack bare-list surface outlined clip">
              {shown.map((redirect) => (
                <RedirectRow key={redirect.id} redirect={redirect} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </WorkbenchPage>
  )
}
