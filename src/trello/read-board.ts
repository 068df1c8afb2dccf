import { decodeText, otherFormat } from '#csv/decode-text.ts'
import {
  BOARD_LIMITS,
  type Board,
  type BoardCard,
  type BoardComment,
  type BoardLabel,
  type BoardList,
  type BoardMember,
} from './board.ts'
import {
  countAt,
  hasListAt,
  idAt,
  idsAt,
  isTrueAt,
  type JsonObject,
  momentAt,
  objectAt,
  objectOf,
  objectsAt,
  placeAt,
  textAt,
} from './values.ts'

/** Characters that are read of a name, and of a longer text. */
const [MAX_NAME, MAX_TEXT] = [1000, 20_000]

/**
 * Reads a board's JSON export, for a thread: a large one takes a second. What the file does not have, or has as something
 * else, is left out; a file that is no board is a fault.
 */
export function readBoard(bytes: Uint8Array): Board | { fault: string } {
  const other = otherFormat(bytes)
  if (other) return { fault: `Isto é ${other}, não o JSON de um quadro. ${WHERE}` }
  const text = decodeText(bytes)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    // Too deep for the stack: the pool says that it is too heavy.
    if (error instanceof RangeError) throw error
    return { fault: faultOf(text) }
  }
  const board = objectOf(parsed)
  if (!board || !hasListAt(board, 'lists') || !hasListAt(board, 'cards'))
    return { fault: `Este JSON não é de um quadro do Trello: faltam as listas e os cartões. ${WHERE}` }
  return readParts(board)
}

const WHERE = 'No Trello: menu do quadro, “Imprimir, exportar e compartilhar”, “Exportar como JSON”.'

function faultOf(text: string) {
  const begin = text.trimStart()
  return begin.startsWith('{') && !begin.trimEnd().endsWith('}')
    ? 'O arquivo está cortado: o JSON não chega ao fim. Exporte de novo no Trello e espere o download acabar.'
    : `Isto não é um JSON que se leia. ${WHERE}`
}

function readParts(board: JsonObject): Board | { fault: string } {
  for (const [name, max, what] of [
    ['lists', BOARD_LIMITS.lists, 'listas'],
    ['cards', BOARD_LIMITS.cards, 'cartões'],
  ] as const)
    if (countAt(board, name) > max) {
      const [has, fits] = [countAt(board, name), max].map((count) => count.toLocaleString('pt-BR'))
      return {
        fault: `O quadro tem ${has} ${what}, e cabem ${fits}. Apague no Trello o que já não serve e exporte de novo.`,
      }
    }
  const left = new Left()
  const lists = inPlace(objectsAt(board, 'lists')).map(toList)
  const places = new Map(lists.map(({ id }, place) => [id, place]))
  const parts = { steps: readSteps(board, left), comments: readComments(board, left) }
  const cards = objectsAt(board, 'cards').flatMap((card) => {
    const place = places.get(idAt(card, 'idList'))
    if (place !== undefined) return [{ place, pos: placeAt(card, 'pos'), card: toCard(card, parts, left) }]
    left.add('Cartões sem lista', 1)
    return []
  })
  countRest(board, left)
  return {
    id: idAt(board, 'id'),
    name: textAt(board, 'name', MAX_NAME),
    lists,
    labels: objectsAt(board, 'labels')
      .slice(0, BOARD_LIMITS.labels * 10)
      .map(toLabel),
    members: objectsAt(board, 'members').slice(0, BOARD_LIMITS.members).map(toMember),
    cards: cards.toSorted((one, other) => one.place - other.place || one.pos - other.pos).map(({ card }) => card),
    left: left.list(),
  }
}

const inPlace = (objects: readonly JsonObject[]) =>
  objects
    .map((object) => ({ object, place: placeAt(object, 'pos') }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ object }) => object)

const toList = (list: JsonObject): BoardList => ({
  id: idAt(list, 'id'),
  name: textAt(list, 'name', MAX_NAME) || 'Lista sem nome',
  archived: isTrueAt(list, 'closed'),
})

const toLabel = (label: JsonObject): BoardLabel => ({
  id: idAt(label, 'id'),
  name: textAt(label, 'name', MAX_NAME),
  color: textAt(label, 'color', 40),
})

const toMember = (member: JsonObject): BoardMember => ({
  id: idAt(member, 'id'),
  name: nameOf(member),
  email: textAt(member, 'email', 254).toLowerCase(),
})

const nameOf = (member: JsonObject) => textAt(member, 'fullName', MAX_NAME) || textAt(member, 'username', MAX_NAME)

interface Parts {
  /** The items of each card's checklists, and its comments, by its id. */
  steps: ReadonlyMap<string, BoardCard['steps']>
  comments: ReadonlyMap<string, BoardComment[]>
}

const toCard = (card: JsonObject, { steps, comments }: Parts, left: Left): BoardCard => ({
  list: idAt(card, 'idList'),
  archived: isTrueAt(card, 'closed'),
  done: isTrueAt(card, 'dueComplete'),
  name: textAt(card, 'name', MAX_TEXT),
  description: textAt(card, 'desc', MAX_TEXT),
  due: momentAt(card, 'due'),
  start: momentAt(card, 'start'),
  touched: momentAt(card, 'dateCompleted') ?? momentAt(card, 'dateLastActivity'),
  labels: idsAt(card, 'idLabels'),
  members: idsAt(card, 'idMembers'),
  steps: steps.get(idAt(card, 'id')) ?? [],
  comments: comments.get(idAt(card, 'id')) ?? [],
  links: objectsAt(card, 'attachments')
    .slice(0, 100)
    .flatMap((attachment) => toLink(attachment, left)),
})

/** An address that a browser may be led to: no other than http(s) comes in. */
function toLink(attachment: JsonObject, left: Left): BoardCard['links'] {
  const url = textAt(attachment, 'url', 2000)
  if (!/^https?:\/\/[^\s<>"]+$/i.test(url) || !URL.canParse(url)) {
    left.add('Anexos sem um endereço da internet', 1)
    return []
  }
  return [{ name: textAt(attachment, 'name', 200).replace(/\s+/g, ' '), url }]
}

/** The items of all checklists by card; with the name of theirs where a card has several. */
function readSteps(board: JsonObject, left: Left): Parts['steps'] {
  const byCard = new Map<string, JsonObject[]>()
  for (const checklist of inPlace(objectsAt(board, 'checklists'))) {
    const card = idAt(checklist, 'idCard')
    const of = byCard.get(card) ?? []
    of.push(checklist)
    byCard.set(card, of)
  }
  const steps = new Map<string, BoardCard['steps']>()
  let room = BOARD_LIMITS.steps
  for (const [card, checklists] of byCard) {
    const items = checklists.flatMap((checklist) => {
      const name = checklists.length > 1 ? textAt(checklist, 'name', MAX_NAME) : ''
      return inPlace(objectsAt(checklist, 'checkItems')).map((item) => ({
        task: [name, textAt(item, 'name', MAX_NAME)].filter(Boolean).join(': '),
        checked: textAt(item, 'state', 20) === 'complete',
      }))
    })
    const named = items.filter(({ task }) => task !== '')
    const fitting = named.slice(0, Math.min(room, BOARD_LIMITS.cardSteps))
    steps.set(card, fitting)
    left.add('Itens de checklist além do que cabe', named.length - fitting.length)
    room -= fitting.length
  }
  return steps
}

/** The comments of all cards, which Trello has among the board's actions, the newest first. */
function readComments(board: JsonObject, left: Left): Parts['comments'] {
  const comments = new Map<string, BoardComment[]>()
  let room = BOARD_LIMITS.comments
  for (const action of objectsAt(board, 'actions')) {
    const type = textAt(action, 'type', 40)
    if (type !== 'commentCard' && type !== 'copyCommentCard') continue
    const data = objectAt(action, 'data')
    const author = objectAt(action, 'memberCreator')
    const [text, date] = [textAt(data, 'text', MAX_TEXT), momentAt(action, 'date')]
    if (text === '' || date === null) continue
    if (room === 0) {
      left.add('Comentários além do que cabe', 1)
      continue
    }
    room -= 1
    const card = idAt(objectAt(data, 'card'), 'id')
    const of = comments.get(card) ?? []
    of.push({ member: idAt(action, 'idMemberCreator') || idAt(author, 'id'), author: nameOf(author), date, text })
    comments.set(card, of)
  }
  for (const of of comments.values()) of.sort((one, other) => (one.date < other.date ? -1 : 1))
  return comments
}

/** What a card of Trello has beside what a task has. */
function countRest(board: JsonObject, left: Left) {
  left.add('Campos personalizados', countAt(board, 'customFields'))
  for (const card of objectsAt(board, 'cards')) {
    const cover = objectAt(card, 'cover')
    left.add('Capas', idAt(cover, 'idAttachment') || textAt(cover, 'color', 40) ? 1 : 0)
    left.add('Adesivos', countAt(card, 'stickers'))
    left.add('Votos', countAt(card, 'idMembersVoted'))
    left.add('Lugares no mapa', textAt(card, 'address', 200) || textAt(card, 'locationName', 200) ? 1 : 0)
  }
}

/** Counts what stays out by its reason. */
class Left {
  readonly #counts = new Map<string, number>()

  add(text: string, count: number) {
    if (count > 0) this.#counts.set(text, (this.#counts.get(text) ?? 0) + count)
  }

  list(): Board['left'] {
    return [...this.#counts].map(([text, count]) => ({ text, count }))
  }
}
