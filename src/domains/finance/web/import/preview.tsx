import { Button, Kbd, SegmentedControl } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { plural, wholeNumber } from '#ui/formats.ts'
import busy from '#ui/workbench/busy.module.css'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { UnsavedChanges } from '#ui/workbench/unsaved-changes.tsx'
import type { ImportLine, ImportPreview } from '../../import-contract.ts'
import { useCategoryNames } from '../parts/use-choices.ts'
import { Check } from './check/check.tsx'
import { Columns } from './columns.tsx'
import { Destination } from './destination.tsx'
import { DroppedLines } from './dropped-lines.tsx'
import styles from './import.module.css'
import { LineTable } from './line-table.tsx'
import { RemarkList } from './remark-list.tsx'
import { SeenUnread, UnreadLines } from './unread-lines.tsx'
import type { ImportState } from './use-import.ts'

/** Id of the list of categories that the fields of the lines offer. */
const CATEGORIES = 'import-categories'

interface PreviewProps {
  state: ImportState
  file: File
  preview: ImportPreview
}

/** What an import would write: nothing is written yet. What is certain is taken by one key; what is not is asked. */
export function Preview({ state, file, preview }: PreviewProps) {
  const { accounts, columns, counts, lines, dropped, remarks, unread } = preview
  const categories = useCategoryNames()
  const [looked, setLooked] = useState(false)
  const look = useRef<HTMLInputElement>(null)
  // Read by other columns, others cannot be read.
  const [seen, setSeen] = useState<ImportPreview['unread']>()
  const see = useRef<HTMLInputElement>(null)
  const [isSingle, setSingle] = useState(false)
  const added = countTaken(preview, state)
  const hasSeen = unread.count === 0 || JSON.stringify(seen) === JSON.stringify(unread)
  const seeing = { unread, seen: hasSeen, onSeen: (isSeen: boolean) => setSeen(isSeen ? unread : undefined) }
  const mustLook = (counts.known > 0 && !looked) || !hasSeen
  const lacksName = accounts.some(({ unnamed }, place) => unnamed && !state.names[place]?.trim())
  const asked = lines.filter((line) => line.state === 'doubtful')
  const certain = lines.filter((line) => line.state === 'new')
  const hidden = { new: counts.new - certain.length, doubtful: counts.doubtful - asked.length }
  const bare = certain.filter(({ line, category }) => (state.choices.get(line)?.category ?? category) === '').length
  const waiting = counts.doubtful - asked.filter(({ line }) => state.choices.has(line)).length
  const canCommit = added > 0 && !lacksName && !state.isReading
  function takeAll() {
    if (mustLook) (hasSeen ? look : see).current?.focus()
    else if (canCommit) state.commit()
  }
  // One by one it takes the certain lines alone.
  useKeys('finance_keys', isSingle ? {} : { 'shift+a': takeAll })
  const hand = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSingle) hand.current?.focus()
  }, [isSingle])
  const list = (label: string, shown: readonly ImportLine[]) =>
    shown.length > 0 && <LineTable label={label} lines={shown} state={state} categories={CATEGORIES} />
  return (
    <section
      className={`stack gap-125 one-column ${styles.preview} ${busy.busy}`}
      aria-labelledby="import-preview"
      aria-busy={state.isReading}
    >
      <UnsavedChanges isDirty={() => state.choices.size > 0} />
      <header className="row space-between gap-75">
        <div>
          <h2 className="break-anywhere" id="import-preview">
            {file.name}
          </h2>
          <p role="status">
            {plural(counts.new, 'certa', 'certas')},{' '}
            {plural(counts.doubtful, 'espera a sua resposta', 'esperam a sua resposta')}, {counts.known} já no livro
            {bare > 0 && ` · ${wholeNumber(bare)} sem categoria`}
          </p>
        </div>
        <div className="row cluster gap-50">
          {!isSingle && <Kbd visibleFrom="sm">Shift A</Kbd>}
          <Button variant="default" onClick={state.cancel}>
            Cancelar
          </Button>
          <Button loading={state.isReading} disabled={added === 0 || mustLook || lacksName} onClick={state.commit}>
            Importar {wholeNumber(added)}
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
            onKind={columns ? (kind) => state.setKind(place, kind) : undefined}
            name={state.names[place] ?? ''}
            onName={(name) => state.setName(place, name)}
          />
        ))}
      </div>
      {columns && <Columns key={JSON.stringify(columns.mapping)} columns={columns} onChange={state.setMapping} />}
      <RemarkList remarks={remarks} />
      <UnreadLines {...seeing} seenRef={see} />
      <DroppedLines
        lines={dropped}
        count={counts.known}
        state={state}
        looked={looked}
        onLook={setLooked}
        lookRef={look}
      />
      {waiting > 0 && (
        <p className="measure soft">
          {plural(waiting, 'linha espera', 'linhas esperam')} a sua resposta. O que você importar sem responder fica
          nesta tela e em Hoje até ser respondido: nada se perde.
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
          <SegmentedControl
            className="self-start"
            aria-label="Como conferir as linhas"
            data={[
              { value: 'table', label: 'Em tabela' },
              { value: 'single', label: 'Conferir uma a uma' },
            ]}
            value={isSingle ? 'single' : 'table'}
            onChange={(chosen) => setSingle(chosen === 'single')}
          />
          <div key={JSON.stringify(columns?.mapping)} className="stack gap-125 one-column">
            {isSingle ? (
              <Check
                handRef={hand}
                preview={preview}
                state={state}
                onLooked={() => setLooked(true)}
                onCommit={canCommit && !mustLook ? state.commit : undefined}
                asked={unread.count > 0 && <SeenUnread {...seeing} />}
              />
            ) : (
              <>
                {list('A responder', asked)}
                {list('Certas', certain)}
              </>
            )}
          </div>
          {hidden.new + hidden.doubtful > 0 && (
            <p className="measure soft">
              Aqui estão {lines.length}, com as que pedem uma resposta.{' '}
              {hidden.new > 0 && `Entram junto ${plural(hidden.new, 'linha certa', 'linhas certas')}. `}
              {hidden.doubtful > 0 && `Esperam resposta mais ${wholeNumber(hidden.doubtful)}.`}
            </p>
          )}
        </>
      ) : (
        !columns?.problem && (
          <p className="measure soft">
            {unread.count > 0 ? 'Tudo o que foi lido' : 'Tudo o que está'} neste extrato já está no livro.
          </p>
        )
      )}
    </section>
  )
}

/** How many lines the import would take: the certain ones that were not left out, and those that were answered. */
function countTaken({ counts, lines, dropped }: ImportPreview, { choices }: ImportState): number {
  const changes = lines.map(({ line, state }) => {
    const isIn = state === 'new'
    const chosen = choices.get(line)
    return Number(chosen ? chosen.do !== 'skip' : isIn) - Number(isIn)
  })
  const others = dropped.filter(({ line }) => choices.has(line)).length
  return counts.new + others + changes.reduce((sum, change) => sum + change, 0)
}
