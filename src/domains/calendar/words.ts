/** What the two interfaces of the workbench call differently. */
export const calendarWords = {
  create: ['Criar Evento', 'Novo evento'],
  saveNew: ['Save Event', 'Salvar'],
  save: ['Update Event', 'Salvar'],
  cancel: ['Cancel', 'Cancelar'],
  remove: ['Remove Event', 'Remover'],
  saved: ['Event register', 'Evento salvo'],
  notSaved: ['Unable to register event', 'O evento não foi salvo'],
  removed: ['Event removed', 'Evento removido'],
  invalidDates: ['Start and End date invalid', 'O fim vem antes do começo'],
} as const
