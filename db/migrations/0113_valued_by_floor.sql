-- Floor and direction move the value of a flat now: what was kept without them is looked at anew, so that no step in a series is taken for the market.
delete from valuation_point where property_id in (
  select id from owned_property where kind = 'condo' and coalesce(facts ->> 'floor', facts ->> 'direction') is not null);
delete from home_valuation where property_id in (
  select id from owned_property where kind = 'condo' and coalesce(facts ->> 'floor', facts ->> 'direction') is not null);
