/** What the two interfaces of the workbench call differently. */
export const projectWords = {
  projects: ['Projects', 'Projetos'],
  create: ['New Project', 'Novo projeto'],
  list: ['PROJECT', 'Ver os projetos'],
  update: ['Update', 'Salvar'],
  saveNew: ['Save new Project', 'Salvar o projeto'],
  remove: ['DELETE', 'Excluir'],
  highlighted: ['Highlighted', 'Destaque'],
  public: ['Public', 'Público'],
  yes: ['Yes', 'Sim'],
  no: ['No', 'Não'],
  onSale: ['On sale', 'À venda'],
  without: {
    price: ['no price', 'sem preço'],
    file: ['no file', 'sem arquivo'],
  },
  empty: [
    'No projects found. Click New Project to create one.',
    'Aqui ficam os projetos da empresa: o que o site mostra e o que só a equipe vê.',
  ],
  beginsHere: ['O primeiro começa em New Project.', 'O primeiro começa em Novo projeto.'],
} as const

/** The heading of a stored project's form, as it is called there once that is known. */
export const editTitle = (id: number | undefined, title?: string) =>
  [`Update Project ${id}`, title || `Projeto ${id}`] as const
