import type { components } from "./document.gen.ts";

/** The schemas of the API document, under the names that screens use. */
type Schemas = components["schemas"];

export type AreaPricesResponse = Schemas["AreaPrices"];
export type ApartmentResponse = Schemas["Apartment"];
export type ApartmentPage = Schemas["ApartmentPage"];
export type HistoryResponse = Schemas["History"];
export type FoundPlace = Schemas["FoundPlace"];
export type FoundPlaces = Schemas["FoundPlaces"];
export type TownList = Schemas["TownList"];
export type Market = Schemas["Market"];
export type PostalCodeResponse = Schemas["PostalCode"];
export type SuggestItem = Schemas["Suggestion"];
export type SimilarTownsResponse = Schemas["SimilarTowns"];
export type TransactionResponse = Schemas["Transaction"];
export type TransactionPage = Schemas["TransactionPage"];
export type MapLayerResponse = Schemas["MapLayer"];
export type MeshListResponse = Schemas["MeshList"];

export type FoundHome = Schemas["FoundHome"];
export type HomeDetail = Schemas["HomeDetail"];
export type HomeFacets = Schemas["HomeFacets"];
export type HomePage = Schemas["HomePage"];
export type HomesOnMap = Schemas["HomesOnMap"];
export type HomeAreas = Schemas["HomeAreas"];
export type HomeLines = Schemas["HomeLines"];
export type KyugakeResponse = Schemas["Kyugake"];

export type HazardResponse = Schemas["Hazard"];
export type NearbyPlace = Schemas["NearbyPlace"];
export type NearbyResponse = Schemas["Nearby"];
export type ProvenanceResponse = Schemas["Provenance"];
export type RiskIndicatorResponse = Schemas["RiskIndicator"];
export type RiskListItem = Schemas["RiskListItem"];
export type RiskPage = Schemas["RiskPage"];
export type RiskPillarResponse = Schemas["RiskPillarResult"];
export type RiskReportResponse = Schemas["RiskReport"];
export type SubjectResponse = Schemas["RiskSubject"];
export type BuildingFactsResponse = Schemas["BuildingFacts"];
export type CovidFactsResponse = Schemas["CovidFacts"];
export type CrimeFactsResponse = Schemas["CrimeFacts"];
export type LandFactsResponse = Schemas["LandFacts"];
export type MarketFactsResponse = Schemas["MarketFacts"];
export type PopulationFactsResponse = Schemas["PopulationFacts"];
export type RentFactsResponse = Schemas["RentFacts"];
export type SchoolFactsResponse = Schemas["SchoolFacts"];

export type CorrectionInput = Schemas["CorrectionInput"];
export type ProposalInput = Schemas["BuildingProposalInput"];
export type CorrectionResponse = Schemas["Correction"];
export type CorrectionsResponse = Schemas["Corrections"];
export type InquiryInput = Schemas["RiskInquiryInput"];
export type InterestResponse = Schemas["RiskInterest"];
export type NoteInput = Schemas["TownNoteInput"];
export type NoteResponse = Schemas["TownNote"];
export type NotesResponse = Schemas["TownNotes"];
export type NoticesResponse = Schemas["RiskNotices"];

export type DataRequestInput = Schemas["DataRequestInput"];
export type LegalBlock = Schemas["LegalBlock"];
export type LegalDifferencesResponse = Schemas["LegalDifferences"];
export type LegalDocumentResponse = Schemas["LegalDocument"];
export type LegalVersionResponse = Schemas["LegalVersion"];

export type ComparableResponse = Schemas["Comparable"];
export type EstimateFailure = Schemas["EstimateFailure"];
export type EstimateInput = Schemas["EstimateInput"];
export type EstimateJob = Schemas["EstimateJob"];
export type EstimateOutcome = Schemas["EstimateOutcome"];
export type EstimateResponse = Schemas["Estimate"];
export type EstimateStep = Schemas["EstimateStep"];
export type ModelCardResponse = Schemas["ModelCard"];

export type AgreementsResponse = Schemas["MemberAgreements"];
export type ConsentResponse = Schemas["MemberConsent"];
export type ConnectionResponse = Schemas["BuildingConnection"];
export type OwnerInput = Schemas["OwnerRegistrationInput"];
export type WaitingInput = Schemas["WaitingBuyerInput"];
export type MergeInput = Schemas["MemberMergeInput"];
export type OverviewResponse = Schemas["MemberOverview"];
export type FavoriteMark = Schemas["FavoriteMark"];
export type FavoriteFolder = Schemas["FavoriteFolder"];
export type FavoriteItem = Schemas["Favorite"];
export type FavoritesResponse = Schemas["Favorites"];
export type KeptHomeToday = Schemas["KeptHomeToday"];
export type SharedFavorites = Schemas["SharedFavorites"];
export type LooseFavorites = Schemas["LooseFavorites"];
export type KeptHomesResponse = Schemas["KeptHomes"];
export type KeptHomeInput = Schemas["KeptHomeInput"];
export type OverviewTodo = Schemas["NextStep"];
export type ProfileChanges = Schemas["MemberProfileChanges"];
export type ProfileResponse = Schemas["MemberProfile"];
export type RiskWeightsResponse = Schemas["MemberRiskWeights"];
export type UserInfoInput = Schemas["MemberUserInfoInput"];
export type UserInfoResponse = Schemas["MemberUserInfo"];

export type CompanyHere = Schemas["CompanyHere"];
export type CompanyKeysResponse = Schemas["CompanyKeys"];
export type CompanyStaffList = Schemas["CompanyStaffList"];
export type OpenedInvitation = Schemas["OpenedInvitation"];
export type DeskHomeResponse = Schemas["DeskHome"];
export type DeskListingResponse = Schemas["DeskListing"];
export type DeskOverviewResponse = Schemas["DeskOverview"];
export type DeskPageResponse = Schemas["DeskPage"];
export type DeskInquiryResponse = Schemas["DeskInquiry"];
export type DeskFeedRun = Schemas["DeskFeedRun"];
export type DeskUploadedRun = Schemas["DeskUploadedRun"];
