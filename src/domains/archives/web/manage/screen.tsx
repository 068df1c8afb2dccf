import { Button } from '@mantine/core'
import { IconArchive, IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/calls/query.ts'
import { requestOf } from '#client/calls/request.ts'
import { useSay } from '#client/interface/say.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { archiveWords } from '../../words.ts'
import { ManageList } from './rows.tsx'

/** Rows in one request. */
const PAGE_SIZE = 50

/** The admin's list of all articles, drafts included, newest first. */
export function ManageArchives() {
  const list = useInfiniteQuery(
    query.archives.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ all: '1', limit: PAGE_SIZE, cursor }),
    }),
  )
  const archives = list.data?.pages.flatMap(({ data }) => data.result)

  return (
    <WorkbenchPage
      title={archiveWords.ownArchives}
      documentTitle={archiveWords.listTitle}
      main={<NewArchive />}
      actions={
        <>
          <ImportLink />
          {archives && archives.length > 0 && <ExportLink />}
        </>
      }
    >
      <QueryView
        query={list}
        data={archives}
        failed="A lista não veio"
        loading={<LoadingRows rows={8} height={72} label="Carregando os artigos…" />}
        empty={
          <EmptyState title="Nenhum artigo ainda" icon={<IconArchive aria-hidden />} action={<NewArchive />}>
            Aqui ficam os artigos do site: o que foi feito, como, e o que deu errado no caminho. Escreva o primeiro; ele
            pode ficar como rascunho até estar bom.
          </EmptyState>
        }
      >
        {(shown) => <ManageList archives={shown} total={list.data?.pages.at(-1)?.total ?? shown.length} list={list} />}
      </QueryView>
    </WorkbenchPage>
  )
}

const NewArchive = () => (
  <LinkButton to="/dashboard/create-archive" leftSection={<IconPlus size={18} aria-hidden />}>
    {useSay()(archiveWords.create)}
  </LinkButton>
)

const ImportLink = () => (
  <LinkButton
    to="/dashboard/archive"
    search={{ importar: true }}
    variant="default"
    leftSection={<IconFileImport size={18} aria-hidden />}
  >
    Importar
  </LinkButton>
)

/** All articles with their pictures, as the server makes the ZIP. */
const ExportLink = () => (
  <Button
    variant="default"
    leftSection={<IconDownload size={18} aria-hidden />}
    renderRoot={(props) => (
      <a
        href={requestOf('GET /archives/export', {}).url}
        download
        aria-label="Exportar todos os artigos como ZIP"
        {...props}
      >
        {props.children}
      </a>
    )}
  >
    Exportar
  </Button>
)
