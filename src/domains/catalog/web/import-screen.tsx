import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { CsvImport } from '#ui/workbench/csv-import/csv-import.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { CATALOG } from './addresses.ts'

/** Imports in one request. */
const PAGE_SIZE = 20

/** Items from a CSV, and the imports that were made. */
export function ImportItems() {
  const { seesCosts } = useSession()
  const past = useInfiniteQuery(
    query.catalog.import.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, cursor }),
    }),
  )
  return (
    <WorkbenchPage title="Importar itens" parent={CATALOG}>
      <CsvImport
        path="/api/v1/catalog/import"
        changes={query.catalog.key()}
        past={{
          list: past,
          undo: (id) => api.catalog.import.undo({ id }),
          undoText: 'O que mudou volta a ser como era. Se algum item foi alterado depois, nada é desfeito.',
        }}
      >
        <p>
          A primeira linha diz as colunas: <b>Nome</b> e <b>Preço</b>, e se houver <b>Texto</b>
          {seesCosts ? (
            <>
              , <b>Unidade</b> e <b>Custo</b>.
            </>
          ) : (
            <>
              {' '}
              e <b>Unidade</b>.
            </>
          )}{' '}
          Vírgula, ponto e vírgula ou tabulação separam; o CSV que o catálogo baixa serve como está.
        </p>
        <p>
          Um item do mesmo nome muda no que o arquivo diz de outro modo; os outros entram. Antes de gravar você vê o que
          acontece com cada linha.
        </p>
      </CsvImport>
    </WorkbenchPage>
  )
}
