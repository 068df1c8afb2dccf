import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { wholeNumber } from '#ui/formats.ts'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'

const FORMS: Readonly<Record<string, string>> = {
  caixa: 'Caixa',
  gabinete: 'Gabinete',
  suporte: 'Suporte',
  engrenagem: 'Engrenagem',
  vaso: 'Vaso',
  luminaria: 'Luminária',
  stl: 'STL próprio',
}
const SIZES = { small: 'até 60 mm', medium: 'até 150 mm', large: 'maior' }

/** What visitors tried in the last 90 days, without persons. */
export function PieceTrials({ nameOf }: { nameOf: (key: string) => string }) {
  const trials = useQuery(query.pieces.trials.queryOptions())
  const rows = trials.data?.data
  return (
    <section className="stack gap-50" aria-labelledby="tentadas">
      <h3 className="subheading" id="tentadas">
        O que experimentaram
      </h3>
      {!rows ? (
        <QueryState
          query={trials}
          failed="As contagens não vieram"
          loading={<LoadingRows rows={3} height={36} label="Carregando as contagens…" />}
        />
      ) : rows.length === 0 ? (
        <p className="soft">Nada em 90 dias. Aqui se contam forma, material e tamanho, sem nada de quem tentou.</p>
      ) : (
        <Table className="tabular">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Forma</Table.Th>
              <Table.Th>Material</Table.Th>
              <Table.Th>Maior lado</Table.Th>
              <Table.Th ta="end">Em 90 dias</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ form, material, size, count }) => (
              <Table.Tr key={`${form} ${material} ${size}`}>
                <Table.Td>{FORMS[form] ?? form}</Table.Td>
                <Table.Td>{nameOf(material)}</Table.Td>
                <Table.Td>{SIZES[size]}</Table.Td>
                <Table.Td className="text-end">{wholeNumber(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  )
}
