import { type DragEvent, useMemo, useState } from 'react'
import type { Material, PieceRules } from '#domains/site/piece-rules.ts'
import type { Returned } from '#platform/rendering.ts'
import { bedOf } from '../bed.ts'
import { bodyOf } from '../body.ts'
import { findMaterial, OWN_FILE } from '../choice.ts'
import { FORMS } from '../forms.ts'
import { NO_FILE, quoteOf } from '../quote.ts'
import { requestFacts } from '../request.ts'
import { askedMesh, bodyOfMesh, isClosed } from '../stl/measure-stl.ts'
import { Board } from './parts/board.tsx'
import { FormTiles } from './parts/form-tiles.tsx'
import { MaterialChoice } from './parts/material-choice.tsx'
import { MeasureFields, QuantityField } from './parts/measure-fields.tsx'
import { OwnFileFields } from './parts/own-file.tsx'
import { PriceBar } from './parts/price-bar.tsx'
import { PriceLayers } from './parts/price-layers.tsx'
import { PriceSum } from './parts/price-sum.tsx'
import { type HowSent, RequestSection } from './parts/request-section.tsx'
import styles from './screen.module.css'
import { useChoice } from './use-choice.ts'
import { useOwnFile } from './use-own-file.ts'
import { useTrials } from './use-trials.ts'

export interface PieceScreenProps {
  /** At least one. */
  materials: readonly Material[]
  rules: PieceRules
  /** What the address says. */
  search: Readonly<Record<string, unknown>>
  /** A request posted without JavaScript and refused. */
  returned: Returned | undefined
  /** Whether one was accepted. */
  isSent: boolean
}

/** A piece by its form, measures, material and quantity, or by a file: its drawing and its price, which follow live. */
export function PieceScreen({ materials, rules, search, returned, isSent }: PieceScreenProps) {
  const { choice, knife, form, isChanged, choose, cut } = useChoice(materials, returned?.typed ?? search)
  const { own, measure } = useOwnFile()
  const [unit, setUnit] = useState(1)
  const [sent, setSent] = useState<HowSent | undefined>(isSent ? 'sent' : undefined)
  const material = findMaterial(materials, choice.material)
  const mesh = own.state === 'measured' ? own.mesh : undefined
  const body = useMemo(() => {
    if (choice.form !== OWN_FILE) return bodyOf(FORMS[choice.form], choice.measures)
    return mesh && bodyOfMesh(mesh, unit)
  }, [choice.form, choice.measures, mesh, unit])
  const shown = useMemo(() => body ?? bedOf(rules), [body, rules])
  useTrials(choice, body?.size, isChanged)
  const { quantity } = choice
  const quote = body
    ? quoteOf({
        body,
        material,
        quantity,
        rules,
        ...(choice.form === OWN_FILE && mesh && { isClosed: isClosed(mesh) }),
      })
    : NO_FILE
  const file = choice.form === OWN_FILE && own.state === 'measured' ? own.file : undefined

  function take(file: File) {
    choose({ form: OWN_FILE })
    cut(1)
    setUnit(1)
    void measure(file)
  }
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped anywhere; the button beside it does the same
    <div
      className="page"
      onDragOver={(event) => hasFile(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        const [dropped] = event.dataTransfer.files
        if (dropped) take(dropped)
      }}
    >
      <header className={`stack align-end ${styles.head}`}>
        <h1>Sua peça</h1>
        <p className="soft large lines-140">
          Escolha a forma e ponha as medidas. O preço sai aberto, na hora: material, máquina, falhas e mão.
        </p>
      </header>
      <FormTiles current={choice.form} onChoose={(form) => choose({ form })} />
      <form
        ref={form}
        className={`stack above-150 ${styles.work}`}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="forma" value={choice.form} />
        <Board body={shown} isEmpty={!body} knife={body ? knife : 1} layer={rules.layer} onCut={cut} />
        <div className={`column small ${styles.controls}`}>
          <PriceSum quote={quote} quantity={quantity} />
          {choice.form === OWN_FILE ? (
            <OwnFileFields own={own} unit={unit} onFile={take} onUnit={setUnit} />
          ) : (
            <MeasureFields
              key={choice.form}
              fields={FORMS[choice.form].fields}
              measures={choice.measures}
              onMeasure={(name, value) => choose({ measures: { ...choice.measures, [name]: value } })}
            />
          )}
          <QuantityField value={quantity} onChange={(quantity) => choose({ quantity })} />
          <MaterialChoice
            materials={materials}
            current={choice.material}
            onChoose={(material) => choose({ material })}
          />
        </div>
      </form>
      {quote.price && (
        <PriceLayers price={quote.price} material={material} quantity={quantity} hand={shown.hand} rules={rules} />
      )}
      {quote.price && !sent && <PriceBar price={quote.price} quantity={quantity} />}
      <RequestSection
        facts={requestFacts({ choice, body, file: file?.name ?? '', material, quote })}
        asked={{
          forma: choice.form,
          material: choice.material,
          quantas: quantity,
          ...choice.measures,
          ...(file && mesh && body && { mesh: askedMesh(file, mesh, body) }),
        }}
        file={file}
        returned={returned}
        sent={sent}
        onSent={setSent}
      />
    </div>
  )
}
