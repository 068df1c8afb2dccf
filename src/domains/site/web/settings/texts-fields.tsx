import { Textarea } from '@mantine/core'
import type { SectionFieldsProps } from './sections.ts'
import styles from './texts-fields.module.css'

const PARTS = [
  ['intro', 'O que se combina, em poucas linhas.'],
  ['prevention', 'O que se faz para que nada de errado aconteça.'],
  ['detection', 'Como se fica sabendo, e como relatar.'],
  ['remediation', 'O que se faz quando aconteceu.'],
  ['trust', 'O que o cliente pode cobrar.'],
] as const

const area = { autosize: true, minRows: 5, maxRows: 18, classNames: { input: styles.markdown } }

export const LegalFields = ({ form }: SectionFieldsProps<'legal'>) =>
  PARTS.map(([name, description]) => (
    <Textarea key={form.key(`value.${name}`)} description={description} {...area} {...form.field(`value.${name}`)} />
  ))

export const PrivacyFields = ({ form }: SectionFieldsProps<'privacy'>) => (
  <Textarea
    description="O que o site guarda, por quê, por quanto tempo e com quem falar."
    {...area}
    minRows={16}
    maxRows={40}
    key={form.key('value.notice')}
    {...form.field('value.notice')}
  />
)
