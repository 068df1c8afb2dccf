import { Button, NativeSelect } from '@mantine/core'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import busy from '#ui/workbench/busy.module.css'
import rows from '#ui/workbench/records/rows.module.css'
import type { ImportPreview } from '../../import-contract.ts'
import { money } from '../parts/money-text.ts'
import { useAccountOptions, useCategoryNames } from '../parts/use-choices.ts'
import { Columns } from './columns.tsx'
import styles from './import.module.css'
import { ImportLineRow } from './line-row.tsx'
import { RemarkList } from './remark-list.tsx'
import type { ImportState } from './use-import.ts'

/** Id of the list of categories that the fields of the lines offer. */
const CATEGORIES = 'import-categories'

interface PreviewProps {
  state: ImportState
  file: File
  preview: ImportPreview
}

/** What an import would write: nothing is written yet. */
export function Preview({ state, file, preview }: PreviewProps) {
  const { accounts, columns, counts, lines, remarks } = preview
  const categories = useCategoryNames()
  const added = countAdded(preview, state)
  const hidden = {
    new: counts.new - countState(lines, 'new'),
    doubtful: counts.doubtful - countState(lines, 'doubtful'),
  }
  const payments = lines.filter(({ matches }) => matches.length > 0).length
  return (
    <section
      className={`stack gap-125 one-column ${styles.preview} ${busy.busy}`}
      aria-labelledby="import-preview"
      aria-busy={state.isReading}
    >
      <header>
        <div>
          <h2 id="import-preview">{file.name}</h2>
          <p role="status">
            {plural(counts.new, 'linha nova', 'linhas novas')}, {counts.known} já no livro,{' '}
            {plural(counts.doubtful, 'duvidosa', 'duvidosas')}
          </p>
        </div>
        <div className="flex gap-50">
          <Button variant="default" onClick={state.cancel}>
            Cancelar
          </Button>
          <Button loading={state.isReading} disabled={added === 0} onClick={state.commit}>
            Importar {added.toLocaleString('pt-BR')}
          </Button>
        </div>
      </header>
      {state.problem && (
        <p className="error break-anywhere" role="alert">
          {state.problem}
        </p>
      )}
      <div className={`stack align-start ${styles.accounts}`}>
        {accounts.map((account, place) => (
          <Destination
            // biome-ignore lint/suspicious/noArrayIndexKey: an account is known by its place in the file
            key={place}
            account={account}
            onChange={(id) => state.setAccount(place, id)}
          />
        ))}
      </div>
      {columns && <Columns key={JSON.stringify(columns.mapping)} columns={columns} onChange={state.setMapping} />}
      <RemarkList remarks={remarks} />
      {payments > 0 && (
        <p className="measure soft">
          {plural(payments, 'linha tem', 'linhas têm')} o valor de algo em aberto. Se for o pagamento, escolha-o na
          linha: entra uma transação só, e o que estava em aberto fica pago.
        </p>
      )}
      {lines.length > 0 ? (
        <>
          <datalist id={CATEGORIES}>
            {categories.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {/* Read by other columns, the lines are others: what was typed for them goes. */}
          <table key={JSON.stringify(columns?.mapping)} className={`${rows.rows} ${styles.lines}`}>
            <thead>
              <tr>
                <th scope="col">Data</th>
                <th scope="col">Descrição</th>
                <th scope="col">Valor</th>
                <th scope="col">Categoria</th>
                <th scope="col">O que fazer</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <ImportLineRow
                  key={line.line}
                  line={line}
                  choice={state.choices.get(line.line)}
                  onChoose={state.setChoice}
                  categories={CATEGORIES}
                />
              ))}
            </tbody>
          </table>
          {hidden.new + hidden.doubtful > 0 && (
            <p className="measure soft">
              Aqui estão {lines.length}, com as que pedem uma decisão.{' '}
              {hidden.new > 0 && `Entram junto ${plural(hidden.new, 'linha nova', 'linhas novas')}. `}
              {hidden.doubtful > 0 && `Ficam de fora ${plural(hidden.doubtful, 'duvidosa', 'duvidosas')}.`}
            </p>
          )}
        </>
      ) : (
        !columns?.problem && <p className="measure soft">Tudo o que está neste extrato já está no livro.</p>
      )}
    </section>
  )
}

const countState = (lines: ImportPreview['lines'], state: 'new' | 'doubtful') =>
  lines.filter((line) => line.state === state).length

/** How many lines the import would take: as entries, as payments, or as entries that are there. */
function countAdded({ counts, lines }: ImportPreview, { choices }: ImportState): number {
  const changes = lines.map(({ line, state }) => {
    const chosen = choices.get(line)
    const isIn = state === 'new'
    const willBeIn = chosen ? chosen.do !== 'skip' : isIn
    return Number(willBeIn) - Number(isIn)
  })
  return counts.new + changes.reduce((sum, change) => sum + change, 0)
}

interface DestinationProps {
  account: ImportPreview['accounts'][number]
  onChange: (id: number | null) => void
}

/** The account that the lines of one of the file's accounts go to. */
function Destination({
  account: { account_id, fixed, name, bank, branch, number, balance, day: on },
  onChange,
}: DestinationProps) {
  const [, ...accounts] = useAccountOptions(account_id)
  return (
    <NativeSelect
      label={[bank, branch, number].filter(Boolean).join(' / ') || 'Para a conta'}
      description={balance !== null && on !== null && `Saldo de ${money(balance)} em ${day(on)}`}
      inputWrapperOrder={['label', 'input', 'description']}
      disabled={fixed}
      data={[{ value: '', label: account_id === null ? `Nova: ${name}` : 'Uma conta nova' }, ...accounts]}
      value={account_id === null ? '' : String(account_id)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
    />
  )
}
