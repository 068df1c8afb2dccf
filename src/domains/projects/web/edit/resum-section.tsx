import { Textarea, TextInput } from '@mantine/core'
import { PictureField } from '#domains/uploads/web/picture-field.tsx'
import { FilmField } from './film-field.tsx'
import type { SectionProps } from './form-values.ts'
import styles from './section.module.css'
import { FormSection } from './section.tsx'
import { TechnologiesField } from './technologies-field.tsx'

/** The fields of cards and search results. */
export const ResumSection = ({ form }: SectionProps) => (
  <FormSection id="resumo" title="Resumo" hint="O que os cartões e a busca mostram.">
    <TextInput key={form.key('resum.title')} {...form.field('resum.title')} />
    <Textarea
      autosize
      minRows={2}
      maxRows={8}
      key={form.key('resum.description')}
      {...form.field('resum.description')}
    />
    <TechnologiesField key={form.key('resum.tecnologi')} {...form.field('resum.tecnologi')} />
    <div className={styles.half}>
      <PictureField
        description="Nos cartões. Sem ela, desenhamos uma."
        key={form.key('resum.image')}
        {...form.field('resum.image')}
      />
    </div>
    <FilmField
      key={form.key('resum.video')}
      form={form}
      path="resum.video"
      description="Um do site toca na página; outro vira link."
    />
  </FormSection>
)
