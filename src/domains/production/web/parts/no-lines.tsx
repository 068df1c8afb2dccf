import { IconStack2 } from '@tabler/icons-react'
import { useSay } from '#client/interface/say.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import { productionWords } from '../../words.ts'

/** For a reader who has no line yet. */
export const NoLines = () => (
  <EmptyState
    title="Nenhum quadro ainda"
    icon={<IconStack2 aria-hidden />}
    action={<LinkButton to="/dashboard/create-edit-projects">{useSay()(productionWords.newProject)}</LinkButton>}
  >
    {useSay()(productionWords.noLines)}
  </EmptyState>
)
