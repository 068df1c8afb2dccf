import type { UseFormReturnType } from '@mantine/form'
import type { ProjectValues } from './form-values.ts'

/** The form as its sections get it. */
export type ProjectFormType = UseFormReturnType<ProjectValues>

export interface SectionProps {
  form: ProjectFormType
}
