const SHARED = [
  [['/'], 'Procurar'],
  [['?'], 'Ajuda'],
] as const

/** The shortcuts of the Back Log. */
export const BACKLOG_HELP = { keys: SHARED, note: 'O quadro tem outros, para os cartões.' } as const

/** The shortcuts of the board. */
export const BOARD_HELP = {
  keys: [
    [['j', '↓'], 'Próximo cartão'],
    [['k', '↑'], 'Cartão anterior'],
    [['←', '→'], 'Coluna ao lado'],
    [['1', '…', '5'], 'Ir à coluna'],
    [['Espaço'], 'Levantar e soltar o cartão'],
    [['x'], 'Selecionar'],
    [['e', 'Enter'], 'Abrir a tarefa'],
    [['n'], 'Nova tarefa na coluna'],
    [['Ctrl', 'Z'], 'Desfazer o último movimento'],
    ...SHARED,
  ],
  note: 'As setas e o Espaço valem em um cartão. Com Ctrl ou Shift, o clique seleciona vários.',
} as const
