import { Alert, Checkbox, Select, Switch } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { dateTime } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { FilePreview, Refused } from '#ui/workbench/record-import/file-preview.tsx'
import type { FileImportState } from '#ui/workbench/record-import/use-file-import.ts'
import { STATUS_LABELS, STATUSES, sumOf, type TaskStatus } from '../../production.ts'
import type { TrelloChoices, TrelloList, TrelloMember, TrelloPreview } from '../../trello-contract.ts'
import { LabelName } from '../labels/label-mark.tsx'
import styles from './preview.module.css'

interface PreviewedBoardProps {
  state: FileImportState<TrelloPreview>
  file: File
  preview: TrelloPreview
  /** What the line is called. */
  line: string
}

/** The value of a list that stays out, and of a member who is nobody here. */
const NONE = ''

/** What a board would become: nothing is written yet. */
export function PreviewedBoard({ state, file, preview, line }: PreviewedBoardProps) {
  const { lists, members, labels, counts, left, before } = preview
  const say = useSay()
  const [columns, setColumns] = useState<ReadonlyMap<string, TaskStatus | null>>(
    () => new Map(lists.map(({ id, archived, status }) => [id, archived ? null : status])),
  )
  const [people, setPeople] = useState<ReadonlyMap<string, number | null>>(
    () => new Map(members.map(({ id, person }) => [id, person])),
  )
  const [archived, setArchived] = useState(false)
  const [again, setAgain] = useState(false)
  const cardsOf = (list: TrelloList) => list.cards + (archived ? list.archivedCards : 0)
  const coming = sumOf(lists, (list) => (columns.get(list.id) ? cardsOf(list) : 0))
  const all = sumOf(lists, (list) => list.cards + list.archivedCards)
  const archivedCards = sumOf(lists, (list) => list.archivedCards)

  function commit() {
    const choices: Omit<TrelloChoices, 'line'> = {
      lists: [...columns].map(([id, status]) => ({ id, status })),
      people: [...people].map(([member, person]) => ({ member, person })),
      ...{ archived, again },
    }
    state.commit(choices)
  }

  return (
    <FilePreview
      state={state}
      file={file}
      coming={before && !again ? 0 : coming}
      commit={commit}
      said={[
        `${preview.name || 'Quadro sem nome'} para ${line}`,
        plural(coming, 'cartão entra', 'cartões entram'),
        all > coming && plural(all - coming, 'fica de fora', 'ficam de fora'),
      ]}
    >
      {before && (
        <Alert color="yellow" title={`Este quadro já entrou em ${before.line}, em ${dateTime(before.at)}`}>
          Importar outra vez faz cada cartão de novo. Para só atualizar, desfaça antes a importação anterior.
          <Checkbox
            mt="sm"
            label="Importar de novo"
            checked={again}
            onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
          />
        </Alert>
      )}
      <Rows heading="Listas">
        {lists.map((list) => (
          <li key={list.id} className="line-below">
            <span className="break-anywhere">
              {list.name}{' '}
              <small className="soft tiny">
                {[list.archived && 'arquivada', plural(cardsOf(list), 'cartão', 'cartões')].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Select
              aria-label={`Coluna de ${list.name}`}
              data={[
                ...STATUSES.map((value) => ({ value: value as string, label: say(STATUS_LABELS[value]) })),
                { value: NONE, label: 'Fica de fora' },
              ]}
              value={columns.get(list.id) ?? NONE}
              onChange={(value) => setColumns(new Map([...columns, [list.id, (value || null) as TaskStatus | null]]))}
            />
          </li>
        ))}
      </Rows>
      {archivedCards > 0 && (
        <Switch
          label={`Trazer também ${plural(archivedCards, 'cartão arquivado', 'cartões arquivados')}`}
          checked={archived}
          onChange={({ currentTarget }) => setArchived(currentTarget.checked)}
        />
      )}
      {members.length > 0 && (
        <Rows heading="Pessoas">
          {members.map((member) => (
            <li key={member.id} className="line-below">
              <span className="break-anywhere">
                {member.name || 'Sem nome'} <small className="soft tiny">{workOf(member)}</small>
              </span>
              <Select
                aria-label={`Quem é ${member.name || 'a pessoa sem nome'}`}
                searchable
                data={[
                  { value: NONE, label: 'Ninguém do quadro' },
                  ...preview.people.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                value={String(people.get(member.id) ?? NONE)}
                onChange={(value) => setPeople(new Map([...people, [member.id, value ? Number(value) : null]]))}
              />
            </li>
          ))}
        </Rows>
      )}
      {labels.length > 0 && (
        <section className="stack gap-50" aria-label="Etiquetas">
          <h3>Etiquetas</h3>
          <ul className="bare-list cluster gap-25-100">
            {labels.map((label) => (
              <li key={label.name} className="row gap-40">
                <LabelName label={label} />
                <small className="soft tiny">{label.there ? 'já existe' : 'nova'}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="measure soft tiny">
        {[
          counts.steps > 0 &&
            `${plural(counts.steps, 'item', 'itens')} de checklist ${counts.steps === 1 ? 'vira tarefa adicional' : 'viram tarefas adicionais'}.`,
          counts.comments > 0 &&
            `${plural(counts.comments, 'comentário entra', 'comentários entram')}; os de quem não é do quadro ficam em seu nome, com autor e data no texto.`,
          counts.links > 0 &&
            `${plural(counts.links, 'anexo fica', 'anexos ficam')} no Trello: na tarefa entra o endereço.`,
          counts.done > 0 &&
            `${plural(counts.done, 'cartão cumprido vai', 'cartões cumpridos vão')} para ${say(STATUS_LABELS.Completed)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {left.length > 0 && (
        <Refused
          summary="Não entram"
          count={left.length}
          listed={left.map(({ text, count }, key) => ({ key, name: text, text: wholeNumber(count) }))}
        />
      )}
    </FilePreview>
  )
}

const workOf = ({ cards, comments }: TrelloMember) =>
  [cards > 0 && plural(cards, 'cartão', 'cartões'), comments > 0 && plural(comments, 'comentário', 'comentários')]
    .filter(Boolean)
    .join(' · ')

function Rows({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack gap-50" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul className={`stack bare-list surface outlined clip ${styles.rows}`}>{children}</ul>
    </section>
  )
}
