import { Textarea, TextInput } from '@mantine/core'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import type { SectionProps } from './project-form.ts'
import styles from './section.module.css'
import { FormSection } from './section.tsx'
import { TechnologiesField } from './technologies-field.tsx'

/** What cards, lists and the search show. */
export const ResumSection = ({ form }: SectionProps) => (
  <FormSection title="Resumo" hint="O que os cartões e a busca mostram.">
    <TextInput
      label="Título do resumo"
      maxLength={300}
      key={form.key('resum.title')}
      {...form.getInputProps('resum.title')}
    />
    <Textarea
      label="Descrição do resumo"
      autosize
      minRows={2}
      maxRows={8}
      maxLength={2000}
      key={form.key('resum.description')}
      {...form.getInputProps('resum.description')}
    />
    <TechnologiesField key={form.key('resum.tecnologi')} {...form.getInputProps('resum.tecnologi')} />
    <div className={styles.half}>
      <PictureField
        label="Imagem do resumo"
        description="Nos cartões. Sem ela, desenhamos uma."
        key={form.key('resum.image')}
        {...form.getInputProps('resum.image')}
      />
    </div>
    <TextInput
      className={styles.half}
      label="Vídeo do resumo"
      description="Um do site toca na página; outro vira link."
      placeholder="https://"
      inputMode="url"
      spellCheck={false}
      key={form.key('resum.video')}
      {...form.getInputProps('resum.video')}
    />
  </FormSection>
)
