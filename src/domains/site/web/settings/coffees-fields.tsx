import { Button, Loader, TextInput } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { PICTURE_TYPES, sendPicture } from '#domains/uploads/web/send-picture.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import { sendingMark } from '#ui/workbench/form/sending.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { coffeeAddress } from '../../coffee-picture.ts'
import { MAX_COFFEES } from '../../section-schemas.ts'
import styles from './coffees-fields.module.css'
import type { SectionFieldsProps } from './sections.ts'

/** The gallery's pictures with their captions; several can be uploaded at once. */
export function CoffeesFields({ form }: SectionFieldsProps<'coffees'>) {
  const coffees = form.getValues().value
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(0)
  const leaving = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function add(files: File[]) {
    const signal = leaving.current?.signal
    const room = MAX_COFFEES - form.getValues().value.length
    if (files.length > room) notifyError(`Cabem mais ${room} imagens.`)
    const sent = files.slice(0, Math.max(0, room))
    // One after another, so that the first ones show early.
    for (const [index, file] of sent.entries()) {
      setLeft(sent.length - index)
      const { url, problem } = await sendPicture(file, signal)
      if (signal?.aborted) return
      if (url !== undefined) form.insertListItem('value', { image: url, caption: '' })
      if (problem) notifyError(`${file.name}: ${problem}`)
    }
    setLeft(0)
  }

  return (
    <>
      <FileDrop
        className={styles.drop}
        label="Imagens de café: arquivos"
        inputRef={input}
        accept={PICTURE_TYPES}
        multiple
        disabled={left > 0}
        onFiles={(files) => void add(files)}
      >
        <div className={`small row cluster justify-center ${styles.prompt}`} {...sendingMark(left > 0)}>
          {left > 0 ? (
            <span role="status">
              <Loader /> Enviando, {left === 1 ? 'falta uma' : `faltam ${left}`}…
            </span>
          ) : (
            <>
              <IconPhotoPlus size={22} stroke={1.6} aria-hidden />
              <span>Solte imagens aqui, uma ou várias, até 15 MB cada.</span>
            </>
          )}
          <Button variant="default" size="compact-md" disabled={left > 0}>
            Escolher imagens
          </Button>
        </div>
      </FileDrop>
      <ItemList
        key={form.key('value')}
        form={form}
        path="value"
        count={coffees.length}
        limit={MAX_COFFEES}
        label="Imagens"
        noun="imagem"
      >
        {(index) => {
          const image = coffees[index]?.image ?? ''
          return (
            <div className={`stack align-start gap-100 ${styles.coffee}`}>
              <img
                className="plate"
                src={coffeeAddress(image)}
                srcSet={uploadedPicture(image)?.srcSet}
                sizes="4.5rem"
                alt=""
                width={72}
                height={72}
                loading="lazy"
              />
              <TextInput {...form.field(`value.${index}.caption`)} label={`Legenda da imagem ${index + 1}`} />
            </div>
          )
        }}
      </ItemList>
      {coffees.length === 0 && <p className="soft">Nenhum café na galeria. Envie a primeira imagem.</p>}
    </>
  )
}
