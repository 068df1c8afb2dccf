/** What the two interfaces of the workbench call differently. */
export const calendarWords = {
  create: ['Criar Evento', 'Novo evento'],
  saveNew: ['Save Event', 'Salvar'],
  save: ['Update Event', 'Salvar'],
  cancel: ['Cancel', 'Cancelar'],
  remove: ['Remove Event', 'Excluir'],
  notSaved: ['Unable to register event', 'O evento não foi salvo'],
  invalidDates: ['Start and End date invalid', 'O fim vem antes do começo'],
} as const

/** What a toast says once an event was removed. */
export const removedWords = ({ title }: { title: string }) => ['Event removed', `Evento excluído: ${title}`] as const

/** What a toast says once an event has another time. */
export const movedWords = ({ title }: { title: string }) => ['Event register', `Evento movido: ${title}`] as const

/** What a toast says once an event was saved. */
export const savedWords = ({ title }: { title: string }) => ['Event register', `Evento salvo: ${title}`] as const
