/** Why a public form was not taken, where no field is to blame; nothing for ''. */
export const FormFailure = ({ text }: { text: string }) =>
  text && (
    <p className="notice failed" role="alert">
      {text}
    </p>
  )
