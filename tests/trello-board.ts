/** A small board as Trello exports it, with something of all that an import knows. */
export const BOARD = {
  ...{ id: '5f1a', name: 'Site da Araçá' },
  lists: [
    { id: 'todo', name: 'A fazer', pos: 1 },
    { id: 'doing', name: 'Fazendo', pos: 2 },
    { id: 'done', name: 'Feito', pos: 3 },
    { id: 'old', name: 'Ideias', pos: 4, closed: true },
  ],
  labels: [
    { id: 'e1', name: 'Urgente', color: 'red_dark' },
    { id: 'e2', name: '', color: 'lime' },
    { id: 'e3', name: 'Sem uso', color: 'sky' },
  ],
  members: [
    { id: 'm1', fullName: 'nina' },
    { id: 'm2', fullName: 'Rui de Fora' },
  ],
  cards: [
    {
      ...{ id: 'c1', idList: 'doing', pos: 2, name: 'Segundo', desc: 'Como está.' },
      ...{ due: '2026-03-12T18:00:00.000Z', start: '2026-03-10T12:00:00.000Z' },
      ...{ idLabels: ['e1', 'e2'], idMembers: ['m2', 'm1'] },
      attachments: [{ name: 'planta.pdf', url: 'https://trello.exemplo.com/planta.pdf' }],
    },
    { id: 'c2', idList: 'doing', pos: 1, name: 'Primeiro' },
    {
      id: 'c3',
      idList: 'done',
      pos: 1,
      name: '<img src=x onerror=alert(1)>',
      dateLastActivity: '2026-02-01T12:00:00.000Z',
    },
    { id: 'c4', idList: 'todo', pos: 1, name: 'Guardado', closed: true },
    { id: 'c5', idList: 'old', pos: 1, name: 'Antigo' },
    { id: 'c6', idList: 'todo', pos: 2, name: 'Cumprido', dueComplete: true },
  ],
  checklists: [
    {
      ...{ id: 'k', idCard: 'c1', name: 'Passos', pos: 1 },
      checkItems: [
        { name: 'dois', state: 'complete', pos: 2 },
        { name: 'um', state: 'incomplete', pos: 1 },
      ],
    },
  ],
  actions: [
    {
      ...{ type: 'commentCard', date: '2026-03-02T15:00:00.000Z', idMemberCreator: 'm1' },
      data: { text: 'Da **Nina**.', card: { id: 'c1' } },
    },
    {
      ...{ type: 'commentCard', date: '2026-03-01T15:00:00.000Z', idMemberCreator: 'm2' },
      ...{ memberCreator: { id: 'm2', fullName: 'Rui *de* Fora' } },
      data: { text: 'Do Rui <script>alert(1)</script>', card: { id: 'c1' } },
    },
  ],
}
