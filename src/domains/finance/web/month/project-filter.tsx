import { Select } from '@mantine/core'
import { useProjectOptions } from '../parts/use-choices.ts'

interface ProjectFilterProps {
  project: number | undefined
  onChoose: (project: number | undefined) => void
}

/** Of which project the entries of all months are shown. */
export function ProjectFilter({ project, onChoose }: ProjectFilterProps) {
  const [, ...options] = useProjectOptions()
  const isListed = project === undefined || options.some(({ value }) => value === String(project))
  return (
    <Select
      aria-label="Transações do projeto"
      placeholder="Todo projeto"
      data={isListed ? options : [{ value: String(project), label: `Projeto ${project}` }, ...options]}
      value={project === undefined ? null : String(project)}
      onChange={(value) => onChoose(Number(value) || undefined)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'De todo projeto' }}
      nothingFoundMessage="Nenhum projeto assim"
    />
  )
}
