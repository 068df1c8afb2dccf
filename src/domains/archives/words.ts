/** What the two interfaces of the workbench call differently. */
export const archiveWords = {
  archives: ['Archives', 'Artigos'],
  ownArchives: ['My Archives', 'Artigos'],
  listTitle: ['Archive', 'Artigos'],
  create: ['New Archive', 'Novo artigo'],
  createTitle: ['New Archive Create', 'Novo artigo'],
  editTitle: ['Update Archive', 'Artigo'],
} as const
