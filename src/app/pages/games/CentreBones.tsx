/** The categories of a centre before they are known. */
export const CentreBones = () => <div className="bones bone list-centre-bone" aria-hidden="true" />;
