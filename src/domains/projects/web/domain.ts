import { IconFolder, IconFolders } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'
import { projectWords } from '../words.ts'
import { NEW_PROJECT } from './parts/selected-project.ts'

export const projects = {
  links: [
    {
      to: '/dashboard/projects',
      label: projectWords.projects,
      words: 'portfólio',
      icon: IconFolders,
      also: ['/dashboard/create-edit-projects'],
    },
  ],
  kinds: { project: { label: projectWords.projects, icon: IconFolder } },
  creations: [
    {
      label: projectWords.create,
      words: 'novo projeto',
      to: `/dashboard/create-edit-projects?id=${NEW_PROJECT}`,
      icon: IconFolder,
    },
  ],
  tiles: [() => import('./dashboard-tile.tsx')],
} satisfies WebDomain
