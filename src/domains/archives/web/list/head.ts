export const LIST_TITLE = 'Todos os nossos arquivos'
