/** The calendar's shortcuts. */
export const CALENDAR_HELP = {
  keys: [
    [['j', 'k'], 'Próximo e anterior'],
    [['h'], 'Hoje'],
    [['d', 's', 'm', 'a'], 'Dia, semana, mês, agenda'],
    [['n'], 'Criar um evento'],
    [['f'], 'Escrever um evento em uma frase'],
    [['Espaço'], 'Levantar e soltar o evento'],
    [['↑', '↓'], 'Mover 15 minutos'],
    [['←', '→'], 'Mover um dia'],
    [['Shift', '↓'], 'Mudar o fim'],
    [['Alt', '↑'], 'Mudar o início'],
    [['Ctrl Z'], 'Desfazer o último arrasto'],
    [['v'], 'Minhas tarefas ao lado'],
    [['/'], 'Procurar'],
    [['?'], 'Ajuda'],
  ],
  note: 'As setas valem em um evento levantado, e entre as horas. Page Up e Page Down movem uma hora.',
} as const
