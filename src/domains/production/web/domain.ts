import { IconChecklist, IconFileImport, IconLayoutKanban, IconUserCheck } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import type { WebDomain } from '#ui/workbench/domain.ts'
import type { TaskStatus } from '../production.ts'
import { productionWords } from '../words.ts'

/** Takes a task to the end of a column. */
const moveTo = (id: number, status: string) =>
  api.production.board.move({ ids: [id], status: status as TaskStatus, before: null })

const MY_TASKS = { to: '/dashboard/production-line/mine', label: productionWords.mine, icon: IconUserCheck }

export const production = {
  module: 'boards',
  links: [
    {
      to: '/dashboard/production-line',
      label: productionWords.lines,
      words: 'kanban linhas tarefas',
      icon: IconLayoutKanban,
      also: ['/coffe'],
      within: [MY_TASKS],
    },
  ],
  places: [
    { ...MY_TASKS, words: 'prazo atrasadas hoje semana todas as linhas' },
    {
      to: '/dashboard/production-line?importar=true',
      label: ['Importar do Trello', 'Importar do Trello'],
      words: 'json quadro cartões board linha trazer',
      icon: IconFileImport,
    },
  ],
  kinds: {
    line: { label: productionWords.lines, icon: IconLayoutKanban },
    task: { label: 'Tarefas', icon: IconChecklist },
  },
  creations: [
    { label: productionWords.createTask, words: 'nova tarefa', to: '/coffe?create=true', icon: IconChecklist },
  ],
  waiting: {
    task: {
      label: 'Tarefa',
      icon: IconChecklist,
      verb: 'Concluir',
      settle: {
        act: ({ id }) => moveTo(id, 'Completed'),
        undo: ({ id, state }) => moveTo(id, state),
        done: 'Concluída',
      },
    },
  },
  tiles: [() => import('./dashboard-tile.tsx')],
} satisfies WebDomain
