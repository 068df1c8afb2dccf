import { Textarea } from '@mantine/core'
import { MAX_TEXT } from '../../contract.ts'
import type { SectionFieldsProps } from './sections.ts'
import styles from './texts-fields.module.css'

const PARTS = [
  ['intro', 'Abertura', 'O que se combina, em poucas linhas.'],
  ['prevention', 'Prevenção', 'O que se faz para que nada de errado aconteça.'],
  ['detection', 'Detecção', 'Como se fica sabendo, e como relatar.'],
  ['remediation', 'Remediação', 'O que se faz quando aconteceu.'],
  ['trust', 'Código de confiança', 'O que o cliente pode cobrar.'],
] as const

const area = { autosize: true, minRows: 5, maxRows: 18, maxLength: MAX_TEXT, classNames: { input: styles.markdown } }

export const LegalFields = ({ form }: SectionFieldsProps<'legal'>) =>
  PARTS.map(([name, label, description]) => (
    <Textarea key={name} label={label} description={description} {...area} {...form.getInputProps(`value.${name}`)} />
  ))

export const PrivacyFields = ({ form }: SectionFieldsProps<'privacy'>) => (
  <Textarea
    label="Aviso de privacidade"
    description="O que o site guarda, por quê, por quanto tempo e com quem falar."
    {...area}
    minRows={16}
    maxRows={40}
    {...form.getInputProps('value.notice')}
  />
)
