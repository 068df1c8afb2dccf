import { fold } from '#fold.ts'
import { day, dayOf, startOfDay } from '#time.ts'
import type { Board, BoardCard, BoardLabel, BoardMember } from '#trello/board.ts'
import type { LinePerson } from '../../board-contract.ts'
import { type Hue, MAX_LABEL_NAME } from '../../labels.ts'
import { MAX_DESCRIPTION, MAX_NAME, type TaskStatus } from '../../production.ts'
import type { TrelloChoices } from '../../trello-contract.ts'

/** What lists are called, in Portuguese and English, folded; of those that fit the first. */
const NAMES: readonly (readonly [TaskStatus, RegExp])[] = [
  [
    'Completed',
    /\b(done|conclui\w*|feit[oa]s?|pront[oa]s?|finaliz\w*|complet\w*|entregue?s?|encerrad\w*|publicad\w*)\b/,
  ],
  ['inTest', /\b(test\w*|review|revis\w*|valida\w*|homologa\w*|aprova\w*|qa|conferi\w*)\b/],
  ['inProgress', /\b(doing|in progress|wip|fazendo|andamento|progresso|execu\w*|produ[cz]\w*|hoje)\b/],
  ['forDevelopment', /\b(next|sprint|proxim\w*|semana|ready|desenvolvimento|planejad\w*|selecionad\w*|fila)\b/],
]

/** The column that a list's name suggests: the backlog where it says none. */
export const guessStatus = (name: string): TaskStatus =>
  NAMES.find(([, words]) => words.test(fold(name)))?.[0] ?? 'inBacklog'

/** Who of a line's people a member is: the one with the same e-mail, else the only one with the same name. */
export function guessPerson({ name, email }: BoardMember, people: readonly LinePerson[]): number | null {
  const byEmail = people.find((person) => email !== '' && person.email.toLowerCase() === email)
  const byName = people.filter((person) => fold(person.name) === fold(name))
  return byEmail?.id ?? (byName.length === 1 ? byName[0]!.id : null)
}

/** Hue and name of Trello's colours, which come with '_dark' and '_light' too. */
const COLORS = new Map<string, readonly [Hue, string]>([
  ['green', ['green', 'Verde']],
  ['lime', ['green', 'Verde-limão']],
  ['yellow', ['ochre', 'Amarelo']],
  ['orange', ['orange', 'Laranja']],
  ['red', ['red', 'Vermelho']],
  ['purple', ['violet', 'Roxo']],
  ['pink', ['magenta', 'Rosa']],
  ['blue', ['cobalt', 'Azul']],
  ['sky', ['cobalt', 'Azul-claro']],
  ['black', ['graphite', 'Preto']],
])

/** A label as the firm's are: one without a name is called by its colour. */
export function toLabel({ name, color }: BoardLabel): { name: string; hue: Hue } {
  const [hue, colour] = COLORS.get(color.replace(/_(dark|light)$/, '')) ?? ['graphite', 'Sem cor']
  return { name: cut(name || colour, MAX_LABEL_NAME), hue: hue as Hue }
}

/** A card that comes in, with its column. */
export interface PlannedCard {
  card: BoardCard
  status: TaskStatus
}

/** The cards that come in, in their order, and how many of the board stay out. */
export function planCards(board: Board, { lists, archived }: TrelloChoices) {
  const chosen = new Map(lists.map(({ id, status }) => [id, status]))
  const columns = new Map(
    board.lists.map((list) => [
      list.id,
      chosen.has(list.id) ? chosen.get(list.id)! : list.archived ? null : guessStatus(list.name),
    ]),
  )
  const cards = board.cards.flatMap((card): PlannedCard[] => {
    const status = columns.get(card.list)
    if (!status || (card.archived && !archived)) return []
    return [{ card, status: card.done ? 'Completed' : status }]
  })
  return { cards, out: board.cards.length - cards.length }
}

/** The person whom each member is: as chosen, where the line has them, else as guessed. */
export function planPeople(board: Board, people: readonly LinePerson[], { people: chosen }: TrelloChoices) {
  const known = new Set(people.map(({ id }) => id))
  const byMember = new Map(board.members.map((member) => [member.id, guessPerson(member, people)]))
  for (const { member, person } of chosen)
    if (byMember.has(member)) byMember.set(member, person !== null && known.has(person) ? person : null)
  return byMember
}

/** The first member of a card who is somebody is in charge; the others stand in its text, with what a task has no field for. */
export function toTask(
  { card }: PlannedCard,
  members: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, number | null>,
) {
  const charged = card.members.find((member) => people.get(member))
  const others = card.members.flatMap((member) => (member === charged ? [] : members.get(member) || []))
  const isLong = card.name.length > MAX_NAME
  const foot = [
    card.start && `Início: ${day(card.start)}`,
    others.length > 0 && `No Trello também: ${others.join(', ')}`,
    card.links.length > 0 &&
      [
        'Anexos no Trello:',
        ...card.links.map(({ name, url }) => (name && name !== url ? `- ${name}: ${url}` : `- ${url}`)),
      ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
  const shownFoot = cut(foot, MAX_DESCRIPTION / 2)
  const text = cut(
    [isLong && card.name, card.description].filter(Boolean).join('\n\n'),
    MAX_DESCRIPTION - shownFoot.length - 2,
  )
  return {
    nome: cut(card.name, MAX_NAME) || 'Cartão sem nome',
    descricao: [text, shownFoot].filter(Boolean).join('\n\n'),
    meta: card.due === null ? null : startOfDay(dayOf(card.due)),
    assignee_id: charged === undefined ? null : people.get(charged)!,
  }
}

/** A text with '…' where it is too long, and no half of a character. */
export const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
