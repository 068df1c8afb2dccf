/** Of the way back to the dashboard, which the menu in Portuguese calls Hoje. */
export const dashboardWords = {
  own: ['O que é seu está no Dashboard.', 'O que é seu está em Hoje.'],
  back: ['Voltar ao Dashboard', 'Voltar a Hoje'],
} as const
