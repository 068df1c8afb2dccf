import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { CsvImport } from '#ui/workbench/csv-import/csv-import.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'

/** Imports in one request. */
const PAGE_SIZE = 20

/** Clients from a CSV, and the imports that were made. */
export function ImportClients() {
  const { admin } = useSession()
  const past = useInfiniteQuery(
    query.clients.import.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, cursor }),
    }),
  )
  return (
    <WorkbenchPage title="Importar clientes" parent={{ to: '/dashboard/clients', label: 'Clientes' }}>
      <CsvImport
        path="/api/v1/client/import"
        changes={query.clients.key()}
        past={{
          list: past,
          undo: (id) => api.clients.import.undo({ id }),
          undoText:
            'O que foi preenchido nos outros volta a ficar vazio. Quem foi alterado depois, ou já tem orçamento, fica como está.',
        }}
      >
        <p>
          A primeira linha diz as colunas: <b>Nome</b>, e se houver <b className="nowrap">E-mail</b>, <b>CPF</b> ou{' '}
          <b>CNPJ</b>, <b>Telefone</b>, <b>Contato</b>, <b>Endereço</b> e <b>Observações</b>. Vírgula, ponto e vírgula
          ou tabulação separam.{!admin && ' Linhas com CPF ficam de fora: só a administração guarda um.'}
        </p>
        <p>
          Quem já está no cadastro, pelo CPF, CNPJ ou <span className="nowrap">e-mail</span>, só recebe o que nele está
          vazio; os outros entram. Antes de gravar você vê o que acontece com cada linha.
        </p>
      </CsvImport>
    </WorkbenchPage>
  )
}
