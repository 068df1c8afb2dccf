const SHARED = [
  [['/'], 'Buscar'],
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
    [['Shift', '↓'], 'Estender a seleção'],
    [['a'], 'Responsável'],
    [['d'], 'Prazo'],
    [['p'], 'Prioridade'],
    [['l'], 'Etiquetas'],
    [['m'], 'Mover, também para outro quadro'],
    [['y'], 'Copiar o link'],
    [['Del'], 'Excluir'],
    [['h'], 'Ligar ou parar o relógio'],
    [['e', 'Enter'], 'Abrir a tarefa'],
    [['n'], 'Nova tarefa na coluna'],
    [['z', 'Ctrl Z'], 'Desfazer as últimas mudanças, uma a uma'],
    ...SHARED,
  ],
  note: 'As setas e o Espaço valem em um cartão; as letras nele ou nos selecionados. Com Ctrl ou Shift, o clique seleciona vários.',
} as const
