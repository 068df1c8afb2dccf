import { NativeSelect, TextInput } from '@mantine/core'
import type { SectionProps } from './project-form.ts'
import styles from './section.module.css'
import { FormSection } from './section.tsx'

const TRADES = [
  { value: 'software', label: 'Software' },
  { value: 'embedded', label: 'Eletrônica embarcada' },
  { value: 'printing', label: 'Impressão 3D' },
]

/** What the project is. */
export const MainSection = ({ form }: SectionProps) => (
  <FormSection title="Projeto">
    <TextInput label="Título" size="md" maxLength={300} key={form.key('title')} {...form.getInputProps('title')} />
    <NativeSelect
      className={styles.half}
      label="Área"
      description="Decide o desenho de quem não tem imagem."
      data={TRADES}
      key={form.key('trade')}
      {...form.getInputProps('trade')}
    />
    <TextInput
      className={styles.half}
      label="Link externo"
      description="A loja, o código, o site do projeto."
      placeholder="https://"
      inputMode="url"
      spellCheck={false}
      key={form.key('link_external')}
      {...form.getInputProps('link_external')}
    />
  </FormSection>
)
