-- What estimates tell since now: of those made before, it is not known.
update estimate
set outcome = outcome
  || '{"base": null, "headline": null, "forecast": null, "agreement": null, "measured": null}'
  || jsonb_build_object(
    'comparables',
    (
      select coalesce(jsonb_agg(comparable || '{"broughtForward": null}' order by place), '[]')
      from jsonb_array_elements(outcome -> 'comparables') with ordinality as listed (comparable, place)
    )
  )
where outcome ->> 'estimated' = 'true';
